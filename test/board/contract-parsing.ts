import * as z from 'zod/v4/core'
import { validationError } from '#services/platform/http/request/validate.ts'

/** The output of a contract; undefined when it refuses the value. */
export function parseOrUndefined<S extends z.$ZodType>(
  schema: S,
  value: unknown
): z.output<S> | undefined {
  return z.safeParse(schema, value).data
}

/** The first error message of a contract, for the value or for one of its fields. */
export function firstErrorMessage(
  schema: z.$ZodType,
  value: unknown,
  field = ''
): string | undefined {
  const { error } = z.safeParse(schema, value)
  if (!error) return undefined
  return validationError(error.issues).errors?.find(wrong => wrong.field.startsWith(field))?.message
}

export function repeatLetter(length: number): string {
  return 'a'.repeat(length)
}
