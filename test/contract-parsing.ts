import * as z from 'zod/v4/core'
import { validationError } from '#services/platform/http/validate.ts'

/** What a contract makes of something; undefined when it refuses. */
export function parseOrUndefined<S extends z.$ZodType>(
  schema: S,
  value: unknown
): z.output<S> | undefined {
  return z.safeParse(schema, value).data
}

/** The first sentence that a contract has against something, or against one field of it. */
export function firstErrorMessage(
  schema: z.$ZodType,
  value: unknown,
  field = ''
): string | undefined {
  const { error } = z.safeParse(schema, value)
  if (!error) return undefined
  return validationError(error.issues).errors?.find(wrong => wrong.field.startsWith(field))?.message
}

/** So many letters. */
export function repeatLetter(length: number): string {
  return 'a'.repeat(length)
}
