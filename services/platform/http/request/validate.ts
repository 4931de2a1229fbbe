import { zValidator } from '@hono/zod-validator'
import * as z from 'zod/v4/core'
import { HttpError, type InvalidField } from '../errors/errors.ts'
import { invalidField } from '../errors/field-codes.ts'
import { invalidRequest } from '../errors/refusals.ts'

export const requestSchemaKey = Symbol('request')

/** The parts of a request that a route reads, for the OpenAPI document. */
export interface RequestSchema {
  target: 'json' | 'query'
  schema: z.$ZodType
}

/** Parses the request with its contract; 400 lists the invalid fields, in Spanish. */
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

/** Parses again: where a contract has no message of its own, the default of the library is English. */
async function issuesOf(schema: z.$ZodType, data: unknown): Promise<readonly z.$ZodIssue[]> {
  const { error } = await z.safeParseAsync(schema, data, { error: () => invalidRequest.message })
  return error?.issues ?? []
}

/** The first error of each field; `others` are errors that the contract does not know. */
export function validationError(
  issues: readonly z.$ZodIssue[],
  others: readonly InvalidField[] = []
): HttpError {
  const found = [...issues.flatMap(fieldErrors), ...others]
  const errors = found.filter(
    (error, index) => found.findIndex(({ field }) => field === error.field) === index
  )
  const { message } = errors[0] ?? invalidRequest
  return new HttpError({ ...invalidRequest, message }, { errors })
}

function fieldErrors(issue: z.$ZodIssue): InvalidField[] {
  if (issue.code === 'invalid_union') {
    return chooseVariant(issue.errors)
      .map(inner => within(issue, inner))
      .flatMap(fieldErrors)
  }
  return [invalidField(issue.path.join('.'), issue.message)]
}

/** The issue of a variant, its path counted from the root. */
function within({ path }: z.$ZodIssue, inner: z.$ZodIssue): z.$ZodIssue {
  return { ...inner, path: [...path, ...inner.path] }
}

/** The variant of a union whose discriminator, a literal, matches the request. */
function chooseVariant(variants: z.$ZodIssue[][]): z.$ZodIssue[] {
  return variants.find(issues => !issues.some(isLiteralMismatch)) ?? variants[0] ?? []
}

function isLiteralMismatch(issue: z.$ZodIssue): boolean {
  return issue.code === 'invalid_value' && issue.values.length === 1
}
