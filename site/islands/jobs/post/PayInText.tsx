import { payDisclosedLater } from '#events/job-content/vocabulary.ts'
import { payText } from '#services/jobs/shared/pay-text.ts'
import { writeNumber } from '#site/ui/fields/number-text.ts'
import { type Proposal, TakeOver } from '#site/ui/fields/TakeOver.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { findPay, type StatedPay } from './find-pay.ts'
import { payInAd, payLater } from './job-form-values.ts'

/** Offers to move the pay that a text states into the fields of a job that does not state it. */
export function PayInText({ form, name }: { form: Form; name: string }) {
  return <TakeOver form={form} proposal={propose(form, name)} />
}

function propose({ values }: Form, name: string): Proposal | undefined {
  const isLater = values['pay.when'] === payLater
  if (values['pay.when'] === payInAd && (values['pay.min'] || values['pay.max'])) return undefined
  const pay = findPay(values[name] ?? '')
  if (!pay) return undefined
  const { words, min, max, period, payments, isNet } = pay
  const amount = amountText(pay)
  return {
    sentence: [
      `Pone «${words}», y ${isLater ? `el anuncio dirá «${payText({ disclosed: payDisclosedLater })}»` : '«Sueldo» está en blanco'}.`,
      isNet && '«Sueldo» va en bruto.'
    ]
      .filter(Boolean)
      .join(' '),
    button: `Poner ${amount} en «Sueldo»`,
    changes: {
      'pay.when': payInAd,
      'pay.min': writeNumber(min),
      'pay.max': writeNumber(max),
      'pay.period': period,
      ...(payments && { 'pay.payments': String(payments) })
    },
    done: [
      `En «Sueldo» pone ${amount}.`,
      min === undefined && 'Di también desde cuánto.',
      isNet && 'Va en bruto: cambia la cifra por la de antes de descuentos.'
    ]
      .filter(Boolean)
      .join(' ')
  }
}

/** «1.100–1.300 €/mes», «hasta 1.500 €/mes». */
function amountText({ min, max, period }: StatedPay): string {
  const least = min ?? max
  if (least === undefined) return ''
  const text = payText({
    min: least,
    period,
    ...(min !== undefined && max !== undefined && { max })
  })
  return min === undefined ? `hasta ${text}` : text
}
