import { zValidator } from '@hono/zod-validator'
import * as z from 'zod/v4/core'
import { type FieldError, Problem } from './errors.ts'

export const requestOf = Symbol('request')

/** What a route reads, for whoever describes the routes. */
export interface Described {
  target: 'json' | 'query'
  schema: z.$ZodType
}

/** Parses what was sent with the contract; what is wrong comes back field by field, in Spanish. */
export function validated<T extends z.$ZodType, Target extends 'json' | 'query'>(
  target: Target,
  schema: T
) {
  const validator = zValidator(target, schema, async ({ success, data }) => {
    if (!success) throw invalid(await issuesOf(schema, data))
  })
  return Object.assign(validator, { [requestOf]: { target, schema } satisfies Described })
}

const notValid = 'La petición no es válida'

/** Where a contract has no sentence of its own, the library would speak English. */
async function issuesOf(schema: z.$ZodType, data: unknown): Promise<readonly z.$ZodIssue[]> {
  const { error } = await z.safeParseAsync(schema, data, { error: () => notValid })
  return error?.issues ?? []
}

export function invalid(issues: readonly z.$ZodIssue[]): Problem {
  const errors = issues.flatMap(fieldErrors)
  return new Problem(400, errors[0]?.message ?? notValid, { errors })
}

function fieldErrors(issue: z.$ZodIssue): FieldError[] {
  if (issue.code === 'invalid_union') return meant(issue.errors).flatMap(fieldErrors)
  return [{ field: issue.path.join('.'), message: issue.message }]
}

/** Of several forms, the one whose telling mark was sent. */
function meant(forms: z.$ZodIssue[][]): z.$ZodIssue[] {
  const isMarked = (issues: z.$ZodIssue[]) =>
    issues.some(({ path }) => path[0] === 'isGuestApplication')
  return forms.find(issues => !isMarked(issues)) ?? forms[0] ?? []
}
