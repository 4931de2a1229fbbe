import * as z from 'zod/mini'
import { characterCount, isValidText, normalizeText } from './characters.ts'
import { fieldRefusals } from '#services/words/words.ts'

export interface TextRules {
  /** A number of characters and the error message. */
  min?: [number, string]
  max?: [number, string]
  /** Allows line breaks and tabs. */
  multiline?: boolean
  /** For names: refuses characters that are invisible or change the reading direction. */
  visibleOnly?: boolean
}

const invalidCharacters = fieldRefusals['characters-not-allowed']

/** User input: trimmed, composed (NFC), measured in code points. `meta` feeds the OpenAPI document. */
export function text({ min, max, multiline = false, visibleOnly = false }: TextRules = {}) {
  const [least, tooShort] = min ?? [0, fieldRefusals['field-missing']]
  const [most, tooLong] = max ?? [Number.POSITIVE_INFINITY, '']
  return z.string(tooShort).check(
    z.refine(value => isValidText(value, multiline), { error: invalidCharacters, abort: true }),
    z.overwrite(normalizeText),
    z.refine(value => !visibleOnly || !invisible.test(value), invalidCharacters),
    z.refine(value => characterCount(value) >= least, tooShort),
    z.refine(value => characterCount(value) <= most, tooLong),
    z.meta({
      minLength: min?.[0],
      maxLength: max?.[0],
      characters: visibleOnly ? 'visible' : multiline ? 'lines' : 'line'
    })
  )
}

/** Text that may be missing. */
export function optionalText(rules: TextRules = {}) {
  return optional(text(rules))
}

/** True for null and for text without a visible character. */
export const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && !value.trim())

/** A field that may be missing; null and blank text count as missing. */
export function optional<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
      z.optional(schema)
    )
  )
}

/** Characters that are invisible or change the reading direction; emoji variation selectors are allowed. */
const invisible = /(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u
