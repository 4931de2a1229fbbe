import * as z from 'zod/mini'
import {
  askable,
  askedLevels,
  askWeights,
  contracts,
  disciplines,
  facilities,
  housingCosts,
  housingKinds,
  ownHorseTerms,
  payExtras,
  payPeriods,
  payToldLater,
  roles,
  weekends,
  yards
} from '#events/job-content/vocabulary.ts'
import { maxAsks, maxDisciplines, maxPay } from './limits.ts'

type Values = readonly [string, ...string[]]

const isFlag = (sentence: string) => z.optional(z.boolean(sentence))

const count = (max: number, sentence: string) =>
  z.optional(z.int(sentence).check(z.minimum(0, sentence), z.maximum(max, sentence)))

/** A calendar date; checked by hand, as the library's own check is a kilobyte for every page. */
const date = (sentence: string) =>
  z.optional(z.string(sentence).check(z.refine(isDate, sentence), z.meta({ format: 'date' })))

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Of a step that floating-point numbers only come near to. */
function isMultipleOf(step: number) {
  return (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6
}

/** Several values, each once. */
function choices<const T extends Values>(values: T, max: number, sentence: string) {
  return z
    .array(z.enum(values, sentence), sentence)
    .check(z.maxLength(max, sentence), z.overwrite(withoutRepetition))
}

const withoutRepetition = <T>(values: T[]): T[] => [...new Set(values)]

const wrongHours = 'Las horas a la semana van de 1 a 60'
const wrongDaysOff = 'Los días libres a la semana van de 1 a 7, de medio en medio'
const wrongSchedule = 'El horario no es válido'

const Hours = z.object(
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

const Start = z
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

const Pay = z.union([z.object({ told: z.literal(payToldLater, wrongPay) }, wrongPay), PayRange])

const wrongHousing = 'La vivienda no es una de las opciones'
const wrongHousingAmount = 'El importe de la vivienda va de 0 a 5.000 € al mes'

const Housing = z.object(
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

const Team = z.object(
  {
    horses: count(2000, 'El número de caballos va de 0 a 2.000'),
    horsesPerPerson: count(200, 'Los caballos por persona van de 0 a 200'),
    people: count(1000, 'El número de personas va de 0 a 1.000')
  },
  'El equipo no es válido'
)

const wrongAsk = 'Uno de los requisitos no es una de las opciones'
const wrongLevel = 'El nivel de uno de los requisitos no es una de las opciones'
const levels = [...askedLevels.titulo, ...askedLevels.carne, ...askedLevels.idioma] as const

const Ask = z
  .object(
    {
      what: z.enum(askable, wrongAsk),
      level: z.optional(
        z.union([z.int(wrongLevel), z.enum(levels, wrongLevel)], wrongLevel).check(
          z.meta({
            description: 'Galope de 1 a 9, título, carné, años de 1 a 40 o idioma, según «what»'
          })
        )
      ),
      weight: z.enum(askWeights, 'Cada requisito es imprescindible, valorable o se enseña')
    },
    wrongAsk
  )
  .check(z.refine(hasKnownLevel, { error: wrongLevel, path: ['level'] }))

interface Asked {
  what: (typeof askable)[number]
  level?: number | string | undefined
}

/** A level is one of those of its kind, years are 1 to 40, and a skill has none. */
function hasKnownLevel({ what, level }: Asked): boolean {
  if (what === 'anos') return typeof level === 'number' && level >= 1 && level <= 40
  if (what === 'galope' || what === 'titulo' || what === 'carne' || what === 'idioma') {
    const known: readonly (number | string)[] = askedLevels[what]
    return level !== undefined && known.includes(level)
  }
  return level === undefined
}

/** What an ad can say beyond its text; every field may be left out. */
export const jobTermRequest = {
  role: z.enum(roles, 'El puesto no es una de las opciones'),
  disciplines: choices(
    disciplines,
    maxDisciplines,
    `Elige hasta ${maxDisciplines} disciplinas de las opciones`
  ),
  yard: z.enum(yards, 'El tipo de centro no es una de las opciones'),
  contract: z.enum(contracts, 'El contrato no es una de las opciones'),
  hours: Hours,
  start: Start,
  pay: Pay,
  housing: Housing,
  ownHorse: z.enum(ownHorseTerms, 'Lo del caballo propio no es una de las opciones'),
  boxes: z
    .int('Los boxes van de 0 a 200')
    .check(z.minimum(0, 'Los boxes van de 0 a 200'), z.maximum(200, 'Los boxes van de 0 a 200')),
  team: Team,
  facilities: choices(
    facilities,
    facilities.length,
    'Las instalaciones no son una de las opciones'
  ),
  asks: z
    .array(Ask, wrongAsk)
    .check(z.maxLength(maxAsks, `Los requisitos de la lista son ${maxAsks} como máximo`)),
  workPermit: z.boolean('El permiso de trabajo se responde con sí o no'),
  minors: z.boolean('El trato con menores se responde con sí o no')
}
