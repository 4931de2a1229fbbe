import { zValidator } from '@hono/zod-validator'
import * as z from 'zod/v4/core'
import { type InvalidField, HttpError } from './errors.ts'

export const requestSchemaKey = Symbol('request')

/** What a route reads, for whoever describes the routes. */
export interface RequestSchema {
  target: 'json' | 'query'
  schema: z.$ZodType
}

/** Parses what was sent with the contract; what is wrong comes back field by field, in Spanish. */
export function validate<T extends z.$ZodType, Target extends 'json' | 'query'>(
  target: Target,
  schema: T
) {
  const validator = zValidator(target, schema, async ({ success, data }) => {
    if (!success) throw validationError(await issuesOf(schema, data))
  })
  return Object.assign(validator, {
    [requestSchemaKey]: { target, schema } satisfies RequestSchema
  })
}

const invalidRequest = 'La petición no es válida'

/** Where a contract has no sentence of its own, the library would speak English. */
async function issuesOf(schema: z.$ZodType, data: unknown): Promise<readonly z.$ZodIssue[]> {
  const { error } = await z.safeParseAsync(schema, data, { error: () => invalidRequest })
  return error?.issues ?? []
}

export function validationError(issues: readonly z.$ZodIssue[]): HttpError {
  const errors = issues.flatMap(fieldErrors)
  return new HttpError(400, errors[0]?.message ?? invalidRequest, { errors })
}

function fieldErrors(issue: z.$ZodIssue): InvalidField[] {
  if (issue.code === 'invalid_union') return branchOfUnion(issue.errors).flatMap(fieldErrors)
  return [{ field: issue.path.join('.'), message: issue.message }]
}

/** Of several forms, the one whose telling mark was sent. */
function branchOfUnion(forms: z.$ZodIssue[][]): z.$ZodIssue[] {
  const isMarked = (issues: z.$ZodIssue[]) =>
    issues.some(({ path }) => path[0] === 'isGuestApplication')
  return forms.find(issues => !isMarked(issues)) ?? forms[0] ?? []
}
