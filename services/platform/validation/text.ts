import * as z from 'zod/mini'
import { characterCount, cleanText, isValidText } from './characters.ts'
import { fieldRefusals } from '#services/words/words.ts'

export interface TextRules {
  /** A number of characters and the error message. */
  min?: [number, string]
  max?: [number, string]
  /** Keeps line breaks and tabs. */
  multiline?: boolean
}

const invalidCharacters = fieldRefusals['characters-not-allowed']

/** User input: cleaned, measured in code points. `meta` feeds the OpenAPI document. */
export function text({ min, max, multiline }: TextRules = {}) {
  const [least, tooShort] = min ?? [0, fieldRefusals['field-missing']]
  const [most, tooLong] = max ?? [Number.POSITIVE_INFINITY, '']
  return z.string(tooShort).check(
    z.overwrite(value => cleanText(value, multiline)),
    z.refine(isValidText, invalidCharacters),
    z.refine(value => characterCount(value) >= least, tooShort),
    z.refine(value => characterCount(value) <= most, tooLong),
    z.meta({ minLength: min?.[0], maxLength: max?.[0], characters: 'text' })
  )
}

/** Text that may be missing. */
export function optionalText(rules: TextRules = {}) {
  return optional(text(rules))
}

/** True for null and for text without a visible character. */
export const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && !cleanText(value))

/** A field that may be missing; null and blank text count as missing. */
export function optional<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
      z.optional(schema)
    )
  )
}
