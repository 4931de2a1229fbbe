import * as z from 'zod/mini'
import { jobTerms, type TermRow } from '#events/job-content/job-terms.ts'
import { groupFields, schemasOfTerms } from '#events/job-content/terms.ts'
import { calendarDate, choices, isMultipleOf } from '#services/platform/validation/json-values.ts'
import { Ask } from './asks-contract.ts'
import { maxAsks } from '#events/limits/jobs.ts'
import { Pay } from './offer-contract.ts'
import { termWords } from '../shared/term-words.ts'

interface Refusals {
  wrong: string
  fields?: Record<string, { wrong?: string }>
}
const words: Record<string, Refusals> = termWords

/** The schema of a term in a request. */
function requested(row: TermRow, { wrong, fields = {} }: Refusals): z.ZodMiniType {
  switch (row.kind) {
    case 'flag':
      return row.isPromise ? z.literal(true, wrong) : z.boolean(wrong)
    case 'date':
      return calendarDate(wrong)
    case 'number':
      return number(row, wrong)
    case 'choice':
      return z.enum(row.values, wrong)
    case 'several':
      return choices(row.values, row.max ?? row.values.length, wrong)
    case 'group': {
      const make = (field: TermRow, name: string) => requested(field, { wrong, ...fields[name] })
      return z.object(groupFields(row.fields, make), wrong)
    }
    case 'own':
      throw new Error('Written by hand')
  }
}

function number(
  { min, max, step, isWhole }: Extract<TermRow, { kind: 'number' }>,
  wrong: string
): z.ZodMiniType {
  const range = [z.minimum(min, wrong), z.maximum(max, wrong)]
  if (isWhole) return z.int(wrong).check(...range)
  const schema = z.number(wrong).check(...range)
  if (!step) return schema
  return schema.check(z.refine(isMultipleOf(step), wrong), z.meta({ multipleOf: step }))
}

const schemas = schemasOfTerms(
  jobTerms,
  (row, name) => requested(row, words[name] ?? { wrong: '' }),
  {
    pay: Pay,
    asks: z
      .array(Ask, termWords.asks.wrong)
      .check(z.maxLength(maxAsks, `Los requisitos de la lista son ${maxAsks} como máximo`))
  }
)

/** The terms of a job in a request; all are optional. */
export const jobTermRequest = {
  ...schemas,
  callHours: schemas.callHours.check(
    z.refine(({ from, to }) => from < to, {
      error: 'La hora hasta la que se puede llamar no es posterior a la primera',
      path: ['to']
    })
  ),
  start: schemas.start.check(
    z.refine(({ date, now }) => !(date && now), {
      error: 'Elige una fecha de inicio o «ya», no las dos',
      path: ['now']
    }),
    z.refine(({ date, until }) => !date || !until || date <= until, {
      error: 'La fecha de fin es anterior a la de inicio',
      path: ['until']
    })
  )
}
