import * as z from 'zod/mini'
import { caseGrounds, caseRules, rulingOutcomes } from '#events/aggregates/case-choices.ts'
import { text } from '#services/platform/validation/text.ts'
import {
  maxDecidedTogether,
  maxFactsLength,
  newestDays,
  reportLength
} from '#events/limits/cases.ts'

const revision = z.int('Falta la versión del caso').check(z.minimum(0, 'Falta la versión del caso'))

/** The ground of a decision. */
export const CaseReasons = z.object({
  ground: z.enum(caseGrounds, 'Elige en qué se basa'),
  rule: z.enum(caseRules, 'Elige la regla'),
  facts: text({
    multiline: true,
    min: [10, 'Explica los hechos en una frase'],
    max: [maxFactsLength, `Los hechos no pueden tener más de ${maxFactsLength} caracteres`]
  })
})
export type CaseReasons = z.infer<typeof CaseReasons>

/** `revision` is that of the case as the operator read it. */
export const DecideCase = z.extend(CaseReasons, {
  outcome: z.enum(rulingOutcomes, 'Elige qué se decide'),
  revision
})
export type DecideCase = z.infer<typeof DecideCase>

const ids = z
  .array(z.string())
  .check(
    z.minLength(1, 'Elige al menos uno'),
    z.maxLength(maxDecidedTogether, `Decide ${maxDecidedTogether} de una vez como mucho`)
  )

/** One decision about several cases, or about targets that have none yet: `job-…`. */
export const DecideCases = z.extend(CaseReasons, {
  outcome: z.enum(['kept', 'hidden', 'removed'], 'Elige qué se decide'),
  ids
})
export type DecideCases = z.infer<typeof DecideCases>

export const RemoveAccounts = z.extend(CaseReasons, { ids })

export const UndoDecision = z.object({ revision })

export const ListCases = z.object({
  state: z.optional(z.enum(['pending', 'decided'], 'El estado debe ser pending o decided'))
})

const newestOrders = ['time', 'network', 'likeness'] as const
export type NewestOrder = (typeof newestOrders)[number]
export const isNewestOrder = (order: string): order is NewestOrder =>
  (newestOrders as readonly string[]).includes(order)

/** Of so many days, one by default; the newest first, or by the largest network or group of what is alike. */
export const ListNewest = z.object({
  days: z.optional(z.enum(newestDays, 'Los días deben ser 1, 7 o 30')),
  by: z.optional(z.enum(newestOrders, 'El orden debe ser time, network o likeness'))
})

export const Appeal = z.object({
  token: text({ min: [1, 'Falta el enlace'], max: [400, 'El enlace no es válido'] }),
  text: text({
    multiline: true,
    min: [reportLength.min, 'Explica en una frase por qué no estás de acuerdo'],
    max: [reportLength.max, `El texto no puede tener más de ${reportLength.max} caracteres`]
  })
})
export type Appeal = z.infer<typeof Appeal>

/** Kinds of the signed tokens in links of e-mails: who complains. */
export const appealTokenKinds = { owner: 'owner-appeal', reporter: 'reporter-appeal' } as const
