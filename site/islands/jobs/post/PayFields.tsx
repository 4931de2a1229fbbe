import { payExtras, type PayPeriod, payPeriods } from '#events/job-content/vocabulary.ts'
import { payExtraLabels } from '#services/words/words.ts'
import { requiredPayMessage } from '#services/jobs/shared/pay/required-pay.ts'
import { HintAndError } from '#site/ui/fields/Field.tsx'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { readNumber } from '#site/ui/fields/number-text.ts'
import type { Form } from '#site/ui/forms/use-form.ts'
import { PickSeveralField } from '#site/ui/fields/ChoiceFields.tsx'
import { payInAd, payLater } from './job-form-values.ts'
import { payRequiredSince } from './required-pay.ts'
import { NumberField } from '#site/ui/fields/NumberField.tsx'
import { optionsOf } from '#site/ui/fields/options-of.ts'
import { useEffect, useState } from 'react'
import { legalMinimumOf } from '#services/jobs/shared/pay/legal-minimums.ts'
import { checkLegalMinimum, type Finding } from '#services/jobs/shared/pay/minimum-wage.ts'

const periodTexts: Record<PayPeriod, string> = {
  mes: 'al mes',
  dia: 'al día',
  hora: 'por hora',
  ano: 'al año',
  monta: 'por monta',
  clase: 'por clase',
  servicio: 'por servicio'
}

/** A range, or «antes de la entrevista», neither chosen at first; typing an amount chooses the range. */
export function PayFields({ form }: { form: Form }) {
  // A job from before that day may stay as it is.
  const requiredSince = form.initial[whenName] === payInAd ? payRequiredSince() : undefined
  const isTold = form.values['pay.when'] === payInAd
  return (
    <fieldset className="group">
      <legend>Sueldo</legend>
      <HintAndError form={form} name={whenName} label="Sueldo" />
      <div className="stack gap-3 way">
        <WayToTell form={form} value={payInAd} text="Lo digo en el anuncio" />
        <div className="pair">
          <Amount form={form} name="pay.min" label="Desde" />
          <Amount form={form} name="pay.max" label="Hasta" isOptional />
          <SelectField
            form={form}
            name="pay.period"
            label="Brutos"
            options={Object.keys(periodTexts)}
            labels={periodTexts}
          />
          {form.values['pay.period'] === 'mes' && (
            <SelectField
              form={form}
              name="pay.payments"
              label="Pagas"
              options={['14', '12']}
              none="Sin decir"
            />
          )}
        </div>
        <PayOrder values={form.values} />
        <LegalMinimumCheck values={form.values} />
      </div>
      {requiredSince ? (
        <p className="hint">{`${requiredPayMessage(requiredSince)}.`}</p>
      ) : (
        <div className="stack gap-3 way">
          <WayToTell form={form} value={payLater} text="Lo digo antes de la entrevista" />
          <p className="hint">El anuncio lo dice así.</p>
        </div>
      )}
      {isTold && (
        <PickSeveralField
          form={form}
          name="pay.extras"
          label="Además"
          options={optionsOf(payExtras, payExtraLabels)}
        />
      )}
    </fieldset>
  )
}

/** Shown as soon as both amounts are typed: the form refuses it only when it is sent. */
function PayOrder({ values }: { values: FormValues }) {
  const [min, max] = ['pay.min', 'pay.max'].map(name => readNumber(values[name] ?? ''))
  const isTurned = min !== undefined && max !== undefined && max < min
  return (
    <div role="status">
      {isTurned && <p className="notice warning">El sueldo máximo es menor que el mínimo.</p>}
    </div>
  )
}

const whenName = 'pay.when'

function WayToTell({ form, value, text }: { form: Form; value: string; text: string }) {
  return (
    <label>
      <input
        type="radio"
        id={value === payInAd ? form.id(whenName) : undefined}
        name={form.id(whenName)}
        value={value}
        checked={form.values[whenName] === value}
        aria-describedby={form.errorOf(whenName) && `${form.id(whenName)}-error`}
        onChange={() => form.set(whenName, value)}
      />
      <b>{text}</b>
    </label>
  )
}

interface AmountProps {
  form: Form
  name: string
  label: string
  isOptional?: boolean
}

function Amount(props: AmountProps) {
  const { form, name } = props
  return (
    <NumberField
      {...props}
      unit="€"
      onType={text => form.change({ [name]: text, ...(text && { [whenName]: payInAd }) })}
    />
  )
}

/** Milliseconds after the last key. */
const pause = 400

/** The legal minimum beside the offer, while it is typed; it never refuses. */
function LegalMinimumCheck({ values }: { values: FormValues }) {
  const year = new Date().getFullYear()
  const now = JSON.stringify(findings(values, year))
  const [shown, setShown] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setShown(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  const found: Finding[] = JSON.parse(shown)
  return (
    <div className={`wage-check ${found.length > 0 ? `notice ${toneOf(found)}` : ''}`}>
      <div role="status">
        {found.map(({ kind, title, sentence }) => (
          <p key={kind}>
            {title && <b>{title}</b>}
            {` ${sentence}`}
          </p>
        ))}
      </div>
      {found.length > 0 && <p className="source">{`Fuente: ${legalMinimumOf(year).source}.`}</p>}
    </div>
  )
}

/** The tone of the most serious finding. */
function toneOf(found: Finding[]): Finding['tone'] {
  const tones = found.map(({ tone }) => tone)
  if (tones.includes('warning')) return 'warning'
  return tones.includes('good') ? 'good' : 'info'
}

function findings(values: FormValues, year: number): Finding[] {
  const number = (name: string) => readNumber(values[name] ?? '') || undefined
  const offer = {
    min: number('pay.min'),
    period: payPeriods.find(period => period === values['pay.period']) ?? 'mes',
    payments: values['pay.payments'] === '12' ? 12 : 14,
    week: number('hours.week'),
    daysOff: number('hours.daysOff'),
    inKind: values['housing.cost'] === 'en-especie' ? number('housing.amount') : undefined
  } as const
  return checkLegalMinimum(offer, year)
}
