/** The `characters` of a text field, as `z.meta` names them. */
export type TextCharacters = 'line' | 'lines' | 'visible' | 'username' | 'email'

export interface TextLength {
  minLength?: number | undefined
  maxLength?: number | undefined
}

const spaces = String.raw`\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const space = String.raw`[\t\n\r ${spaces}]*`
const controls = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`
const lineBreaks = String.raw`\t\n\r\u2028\u2029`
const invisible =
  String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e` +
  String.raw`\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8` +
  '\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}'

/** Characters that a text may not have inside. */
const refused = {
  lines: controls,
  line: controls + lineBreaks,
  visible: controls + lineBreaks + invisible
}

/** White space alone: a missing value. */
export const blankPattern = `^${space}$`

export function isTextCharacters(value: unknown): value is TextCharacters {
  return (
    value === 'username' ||
    value === 'email' ||
    (typeof value === 'string' && Object.hasOwn(refused, value))
  )
}

/**
 * What a text field accepts, white space around it included, as a regular expression without properties of
 * Unicode and without surrogates, which most tools for JSON Schema cannot read.
 */
export function textPattern(characters: TextCharacters, length: TextLength): string {
  const { minLength = 0, maxLength = '' } = length
  if (characters === 'email') return surrounded(emailPattern)
  if (characters === 'username') return surrounded(`${usernameClass()}{${minLength},${maxLength}}`)
  const inner = `[^${refused[characters]}]`
  const outer = String.raw`[^${refused[characters]}\t\n\r ${spaces}]`
  const most = maxLength && Math.max(0, maxLength - 2)
  const longer = `${outer}${inner}{${Math.max(0, minLength - 2)},${most}}${outer}`
  if (minLength > 1) return surrounded(longer)
  return surrounded(`(?:${longer}|${outer})${minLength ? '' : '?'}`)
}

const emailCharacter = String.raw`[^${refused.visible} ${spaces}.@<>()\[\]\\,;:"]`
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const emailPattern =
  String.raw`${emailCharacter}+(?:\.${emailCharacter}+)*@` +
  String.raw`${domainLabel}(?:\.${domainLabel})*\.[A-Za-z]{2,}`

const surrounded = (pattern: string) => `^${space}${pattern}${space}$`

let usernames: string | undefined

/** Letters, marks and digits of every script, as ranges: about 7 KB. */
function usernameClass(): string {
  const isAllowed = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-]/u
  usernames ??= `[${rangesOf(character => isAllowed.test(character)).join('')}]`
  return usernames
}

function rangesOf(isIncluded: (character: string) => boolean): string[] {
  const ranges: string[] = []
  let first: number | undefined
  for (let code = 0; code <= 0x110000; code++) {
    const included = code < 0x110000 && isIncluded(String.fromCodePoint(code))
    if (included) first ??= code
    if (included || first === undefined) continue
    ranges.push(`${quote(first)}-${quote(code - 1)}`)
    first = undefined
  }
  return ranges
}

/** Letters above U+FFFF stand for themselves: their escapes differ between languages. */
function quote(code: number): string {
  return code > 0xffff
    ? String.fromCodePoint(code)
    : String.raw`\u${code.toString(16).padStart(4, '0')}`
}
