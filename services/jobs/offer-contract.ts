import * as z from 'zod/mini'
import {
  housingCosts,
  housingKinds,
  payExtras,
  payPeriods,
  payToldLater,
  weekends
} from '#events/job-content/vocabulary.ts'
import {
  choices,
  count,
  date,
  isFlag,
  isMultipleOf
} from '#services/platform/validation/json-values.ts'
import { maxPay } from './limits.ts'

const wrongHours = 'Las horas a la semana van de 1 a 60'
const wrongDaysOff = 'Los días libres a la semana van de 1 a 7, de medio en medio'
const wrongSchedule = 'El horario no es válido'

export const Hours = z.object(
  {
    week: z.optional(
      z.number(wrongHours).check(z.minimum(1, wrongHours), z.maximum(60, wrongHours))
    ),
    split: isFlag(wrongSchedule),
    weekends: z.optional(z.enum(weekends, 'Los fines de semana no son una de las opciones')),
    daysOff: z.optional(
      z
        .number(wrongDaysOff)
        .check(
          z.minimum(1, wrongDaysOff),
          z.maximum(7, wrongDaysOff),
          z.refine(isMultipleOf(0.5), wrongDaysOff),
          z.meta({ multipleOf: 0.5 })
        )
    ),
    onCall: isFlag(wrongSchedule),
    showDays: isFlag(wrongSchedule)
  },
  wrongSchedule
)

const wrongStart = 'La fecha de inicio no es válida'
const wrongEnd = 'La fecha de fin no es válida'

export const Start = z
  .object(
    {
      date: date(wrongStart),
      now: isFlag(wrongStart),
      until: date(wrongEnd),
      season: isFlag(wrongStart)
    },
    wrongStart
  )
  .check(
    z.refine(({ date, now }) => !(date && now), {
      error: 'Elige una fecha de inicio o «ya», no las dos',
      path: ['now']
    }),
    z.refine(({ date, until }) => !date || !until || date <= until, {
      error: 'La fecha de fin es anterior a la de inicio',
      path: ['until']
    })
  )

const wrongPay = 'El sueldo no es válido'
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
        choices(payExtras, payExtras.length, 'Los extras del sueldo no son una de las opciones')
      )
    },
    wrongPay
  )
  .check(
    z.refine(({ min, max }) => max === undefined || min <= max, {
      error: 'El sueldo máximo es menor que el mínimo',
      path: ['max']
    })
  )

export const Pay = z.union([
  z.object({ told: z.literal(payToldLater, wrongPay) }, wrongPay),
  PayRange
])

const wrongHousing = 'La vivienda no es una de las opciones'
const wrongHousingAmount = 'El importe de la vivienda va de 0 a 5.000 € al mes'

export const Housing = z.object(
  {
    kind: z.enum(housingKinds, wrongHousing),
    cost: z.optional(z.enum(housingCosts, 'Lo que cuesta la vivienda no es una de las opciones')),
    amount: z.optional(
      z
        .number(wrongHousingAmount)
        .check(z.minimum(0, wrongHousingAmount), z.maximum(5000, wrongHousingAmount))
    ),
    bills: isFlag(wrongHousing),
    internet: isFlag(wrongHousing),
    couple: isFlag(wrongHousing),
    children: isFlag(wrongHousing),
    dog: isFlag(wrongHousing),
    meals: isFlag(wrongHousing)
  },
  wrongHousing
)

export const Team = z.object(
  {
    horses: count(2000, 'El número de caballos va de 0 a 2.000'),
    horsesPerPerson: count(200, 'Los caballos por persona van de 0 a 200'),
    people: count(1000, 'El número de personas va de 0 a 1.000')
  },
  'El equipo no es válido'
)
