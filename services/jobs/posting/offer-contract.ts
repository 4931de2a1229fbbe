import * as z from 'zod/mini'
import { payExtras, payPeriods, payDisclosedLater } from '#events/job-content/vocabulary.ts'
import { choices, isMultipleOf } from '#services/platform/validation/json-values.ts'
import { leastMeant, maxPay } from '#events/limits/jobs.ts'
import { termWords } from '../shared/term-words.ts'

const wrongPay = termWords.pay.wrong
const wrongAmount = `El sueldo va de 1 a ${maxPay.toLocaleString('es')} €`
const amount = () =>
  z
    .number(wrongAmount)
    .check(
      z.minimum(1, wrongAmount),
      z.maximum(maxPay, wrongAmount),
      z.refine(isMultipleOf(0.01), wrongAmount),
      z.meta({ multipleOf: 0.01 })
    )

const PayRange = z
  .object(
    {
      min: amount(),
      max: z.optional(amount()),
      period: z.enum(
        payPeriods,
        'Elige por qué se paga: hora, día, mes, año, monta, clase o servicio'
      ),
      payments: z.optional(z.literal([12, 14], 'Las pagas son 12 o 14')),
      extras: z.optional(
        choices(payExtras, payExtras.length, 'Los extras del sueldo no están en la lista')
      )
    },
    wrongPay
  )
  .check(
    z.refine(({ min, max }) => max === undefined || min <= max, {
      error: 'El sueldo máximo es menor que el mínimo',
      path: ['max']
    }),
    z.refine(({ min, period }) => min >= (leastMeant[period] ?? 0), {
      error: 'Ese sueldo es demasiado bajo para lo que dura. Escribe los miles sin coma: 1200',
      path: ['min']
    })
  )

export const Pay = z.union([
  z.object({ disclosed: z.literal(payDisclosedLater, wrongPay) }, wrongPay),
  PayRange
])
