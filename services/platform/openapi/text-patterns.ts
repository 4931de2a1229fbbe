import { domainLetters } from '#services/platform/validation/email-address.ts'

/** The `characters` of a text field, as `z.meta` names them. */
export type TextCharacters = 'text' | 'username' | 'email'

export interface TextLength {
  minLength?: number | undefined
  maxLength?: number | undefined
}

const spaces = String.raw`\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const space = String.raw`[\t\n\r ${spaces}]*`
const controls = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`
const invisible =
  String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e` +
  String.raw`\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ufffe` +
  '\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}'

/** What is refused inside of a text, and what is dropped from it. */
const excluded = controls + invisible

/** White space alone counts as a missing value. */
export const blankPattern = `^${space}$`

export function isTextCharacters(value: unknown): value is TextCharacters {
  return value === 'text' || value === 'username' || value === 'email'
}

/**
 * What a text field accepts, white space around it included, as a regular expression without properties of
 * Unicode and without surrogates, which most tools for JSON Schema cannot read. What has it, the contract accepts.
 */
export function textPattern(characters: TextCharacters, length: TextLength): string {
  const { minLength = 0, maxLength = '' } = length
  if (characters === 'email') return surrounded(emailPattern)
  if (characters === 'username') {
    return surrounded(`${usernameCharacter}{${minLength},${maxLength}}`)
  }
  const inner = `[^${excluded}]`
  const outer = String.raw`[^${excluded}\t\n\r ${spaces}]`
  const most = maxLength && Math.max(0, maxLength - 2)
  const longer = `${outer}${inner}{${Math.max(0, minLength - 2)},${most}}${outer}`
  if (minLength > 1) return surrounded(longer)
  return surrounded(`(?:${longer}|${outer})${minLength ? '' : '?'}`)
}

/** Letters of Latin script; the contract takes those of every other, too. */
const usernameCharacter = String.raw`[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f._-]`

/** Visible ASCII before the @, without the dot and the characters that separate addresses. */
const emailCharacter = "[!#$%&'*+/0-9=?A-Z^_`a-z{|}~-]"
const alphanumeric = `[A-Za-z0-9${domainLetters}]`
const domainLabel = `${alphanumeric}(?:[A-Za-z0-9${domainLetters}-]*${alphanumeric})?`
const emailPattern =
  String.raw`${emailCharacter}+(?:\.${emailCharacter}+)*@` +
  String.raw`${domainLabel}(?:\.${domainLabel})*\.(?:[A-Za-z${domainLetters}]{2,}|[Xx][Nn]--${domainLabel})`

const surrounded = (pattern: string) => `^${space}${pattern}${space}$`
