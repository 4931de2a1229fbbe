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
} from './vocabulary.ts'

const date = z.iso.date()
const flag = z.optional(z.boolean())
const number = z.optional(z.number())

const Hours = z.object({
  /** Hours a week. */
  week: number,
  split: flag,
  weekends: z.optional(z.enum(weekends)),
  /** Days off a week. */
  daysOff: number,
  onCall: flag,
  showDays: flag
})

const Start = z.object({
  date: z.optional(date),
  now: flag,
  until: z.optional(date),
  season: flag
})

/** Gross euros a period, or that the amount is said later. */
const Pay = z.union([
  z.object({
    min: z.number(),
    max: number,
    period: z.enum(payPeriods),
    payments: z.optional(z.literal([12, 14])),
    extras: z.optional(z.array(z.enum(payExtras)))
  }),
  z.object({ told: z.literal(payToldLater) })
])

const Housing = z.object({
  kind: z.enum(housingKinds),
  cost: z.optional(z.enum(housingCosts)),
  /** Euros a month that are taken off, or given. */
  amount: number,
  bills: flag,
  internet: flag,
  couple: flag,
  children: flag,
  dog: flag,
  meals: flag
})

const Team = z.object({ horses: number, horsesPerPerson: number, people: number })

const Ask = z.object({
  what: z.enum(askable),
  level: z.optional(
    z.union([
      z.number(),
      z.enum([...askedLevels.titulo, ...askedLevels.carne, ...askedLevels.idioma])
    ])
  ),
  weight: z.enum(askWeights)
})

/** What an ad says in closed choices and numbers: no personal data, it outlives an erasure. */
export const jobTermFields = {
  role: z.optional(z.enum(roles)),
  disciplines: z.optional(z.array(z.enum(disciplines))),
  yard: z.optional(z.enum(yards)),
  contract: z.optional(z.enum(contracts)),
  hours: z.optional(Hours),
  start: z.optional(Start),
  pay: z.optional(Pay),
  housing: z.optional(Housing),
  ownHorse: z.optional(z.enum(ownHorseTerms)),
  /** Boxes for horses of the staff. */
  boxes: number,
  team: z.optional(Team),
  facilities: z.optional(z.array(z.enum(facilities))),
  asks: z.optional(z.array(Ask)),
  workPermit: flag,
  minors: flag
}

export const JobTerms = z.object(jobTermFields)
export type JobTerms = z.infer<typeof JobTerms>

type Clearable<Fields extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<Fields>>

/** The same fields in a change: one that is missing stays as it is, null clears it. */
export function clearable<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(z.nullable(field))
  ])
  return Object.fromEntries(entries) as { [Name in keyof Fields]: Clearable<Fields[Name]> }
}
