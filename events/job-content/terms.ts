import * as z from 'zod/mini'
import { type FieldRow, jobTerms, type TermRow, type TermValue } from './job-terms.ts'
import {
  askable,
  askedLevels,
  askWeights,
  payExtras,
  payPeriods,
  payDisclosedLater
} from './vocabulary.ts'

/** Gross euros a period, or that the amount is said later. */
const Pay = z.union([
  z.object({
    min: z.number(),
    max: z.optional(z.number()),
    period: z.enum(payPeriods),
    payments: z.optional(z.literal([12, 14])),
    extras: z.optional(z.array(z.enum(payExtras)))
  }),
  z.object({ disclosed: z.literal(payDisclosedLater) })
])

export const StoredAsk = z.object({
  what: z.enum(askable),
  level: z.optional(
    z.union([
      z.number(),
      z.enum([...askedLevels.titulo, ...askedLevels.carne, ...askedLevels.idioma])
    ])
  ),
  weight: z.enum(askWeights)
})

type Schema<Value> = z.ZodMiniType<Value, Value>
type SchemasOf<Rows, Own> = {
  -readonly [Name in keyof Rows]: Name extends keyof Own ? Own[Name] : Schema<TermValue<Rows[Name]>>
}

/** A schema for each row, made by `make` unless it is given: the one place where the types of rows become those of zod. */
export function schemasOfTerms<
  Rows extends Record<string, TermRow>,
  Own extends {
    [Name in keyof Rows as Rows[Name] extends { kind: 'own' } ? Name : never]: z.ZodMiniType
  }
>(rows: Rows, make: (row: TermRow, name: string) => z.ZodMiniType, own: Own) {
  const given: Record<string, z.ZodMiniType | undefined> = own
  const entries = Object.entries(rows).map(([name, row]) => [name, given[name] ?? make(row, name)])
  return Object.fromEntries(entries) as SchemasOf<Rows, Own>
}

/** Lenient: what the contract allows may change, what was stored stays readable. */
function stored(row: TermRow): z.ZodMiniType {
  switch (row.kind) {
    case 'flag':
      return z.boolean()
    case 'date':
      return z.iso.date()
    case 'number':
      return z.number()
    case 'choice':
      return z.enum(row.values)
    case 'several':
      return z.array(z.enum(row.values))
    case 'group':
      return z.object(groupFields(row.fields, stored))
    case 'own':
      throw new Error('Written by hand')
  }
}

/** The schemas of a group of fields, all optional but those that the group requires. */
export function groupFields(
  rows: Record<string, FieldRow>,
  make: (row: FieldRow, name: string) => z.ZodMiniType
): Record<string, z.ZodMiniType> {
  const entries = Object.entries(rows).map(([name, row]) => {
    const schema = make(row, name)
    return [name, row.isRequired ? schema : z.optional(schema)] as const
  })
  return Object.fromEntries(entries)
}

/** The schema of each term. */
export const termSchemas = schemasOfTerms(jobTerms, stored, { pay: Pay, asks: z.array(StoredAsk) })

export const jobTermFields = z.partial(z.object(termSchemas)).shape
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
