import { maxSearchLength } from '#events/limits/requests.ts'
import * as z from 'zod/mini'
import { characterCount, cleanText } from './characters.ts'
import { maxEmailLength, usernameLength } from '#events/limits/users.ts'
import { asciiEmail, domainLetters, isAscii, shownEmail, withoutAccents } from './email-address.ts'
import { isAnyValue } from './search-params.ts'
import { text } from './text.ts'
import { fieldRefusals } from '#services/words/words.ts'

const phoneCharacters = /^[\d\s+\-.()]*$/
const otherCharacters = fieldRefusals['phone-characters']
const premiumNumber = fieldRefusals['phone-premium']

/** A phone number, stored as typed, any dash as a hyphen; `min` and `max` count its digits. */
export function phone(min: [number, string], max: [number, string] = [30, min[1]]) {
  return text({ min: [1, min[1]], max: [40, max[1]] }).check(
    z.overwrite(value => value.replace(/[\p{Pd}\u2212]/gu, '-')),
    z.refine(value => digits(value).length >= min[0], min[1]),
    z.refine(value => phoneCharacters.test(value), otherCharacters),
    z.refine(value => digits(value).length <= max[0], max[1]),
    z.refine(value => !isPremium(value), premiumNumber),
    z.meta({ pattern: `^([ +.()-]*\\d){${min[0]},${max[0]}}[ +.()-]*$` })
  )
}

function digits(value: string): string {
  return value.replace(/\D/g, '')
}

/** The prefixes are Spanish: «+90 5…» is a mobile number in Turkey. */
const isPremium = (value: string) =>
  /^(?:(?:\+|00)?340?)?(?:80[367]|905)\d{6}$/.test(value.replace(/[^\d+]/g, ''))

const letter = `[a-z${domainLetters}]`
const alphanumeric = `[a-z0-9${domainLetters}]`
const label = `${alphanumeric}(?:[a-z0-9${domainLetters}-]*${alphanumeric})?`
const emailPattern = new RegExp(
  String.raw`^[^\s.@<>()[\]\\,;:"]+(?:\.[^\s.@<>()[\]\\,;:"]+)*@(?:${label}\.)+(?:${letter}{2,}|xn--${label})$`,
  'i'
)

/** An e-mail address, in lower case and with its domain as the DNS has it. */
export function email(invalid: string) {
  return text({ min: [1, invalid] }).check(
    z.overwrite(value => value.toLowerCase()),
    z.refine(value => emailPattern.test(value), invalid),
    z.overwrite(asciiEmail),
    z.refine(value => characterCount(value) <= maxEmailLength, invalid),
    z.refine(isAscii, { error: ({ input }) => accentRefusal(String(input)) ?? invalid }),
    z.meta({ maxLength: maxEmailLength, characters: 'email' })
  )
}

/** Undefined unless removing accents gives another address. */
function accentRefusal(value: string): string | undefined {
  const proposal = withoutAccents(value)
  return proposal && fieldRefusals['email-with-accents'](shownEmail(proposal))
}

/** A number from 1 in a query string; a larger one than `most` counts as that. */
export function positiveInt(fallback: number, most: number, wrong: string) {
  return z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === '' ? fallback : atMost(most, Number(value))
    ),
    z
      .int(wrong)
      .check(z.minimum(1, wrong), z.meta({ default: fallback, description: `${most} como máximo` }))
  )
}

const atMost = (most: number, value: number) =>
  Number.isInteger(value) ? Math.min(value, most) : value

/** A value of a filter; an empty value and a word for «any» count as missing. */
export function enumFilter<const T extends readonly string[]>(values: T, unknown: string) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isAnyValue(value) ? undefined : value)),
      z.optional(z.enum(values, unknown))
    )
  )
}

/** Several values of a filter, divided by commas: each once, in the order of the vocabulary. */
export function listFilter<const T extends readonly string[]>(values: T, unknown: string) {
  return z.optional(
    z.pipe(
      z.transform(toList),
      z.optional(
        z
          .array(z.enum(values, unknown), unknown)
          .check(z.overwrite(given => values.filter(value => given.includes(value))))
      )
    )
  )
}

/** Undefined for any value; a value that is no text stays as it is. */
function toList(value: unknown): unknown {
  const isEmpty = Array.isArray(value) && value.length === 0
  if (isEmpty || isAnyValue(value)) return undefined
  return typeof value === 'string' ? value.split(',') : value
}

/** One of the numbers that a filter offers. */
export function numberFilter<const T extends readonly number[]>(values: T, unknown: string) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isAnyValue(value ?? '') ? undefined : toNumber(value))),
      z.optional(z.literal(values, unknown))
    )
  )
}

/** The number of a text or number; NaN for anything else. */
export function toNumber(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
}

/** The words of a search. */
export function searchText() {
  const tooLong = fieldRefusals['search-too-long'](maxSearchLength)
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => {
        const words = typeof value === 'string' ? cleanText(value) : value
        return isAnyValue(words) ? undefined : words
      }),
      z.optional(text({ max: [maxSearchLength, tooLong] }))
    )
  )
}

export const usernameTooShort = fieldRefusals['username-too-short'](usernameLength.min)

/** The name of a new account. */
export const newUsername = text({
  min: [usernameLength.min, usernameTooShort],
  max: [usernameLength.max, fieldRefusals['username-too-long'](usernameLength.max)]
}).check(
  z.regex(/^[\p{L}\p{M}\p{N}\p{Join_Control}._-]+$/u, fieldRefusals['username-characters']),
  z.meta({ characters: 'username' })
)
