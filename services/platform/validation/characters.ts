// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const lineControl = /[\t\n\r\u2028\u2029]/

/** Half of a character, which no UTF-8 can hold. */
export const hasLoneSurrogate = (value: string) => /\p{Surrogate}/u.test(value)

/** False when it has control characters or lone surrogates; new lines only pass with `multiline`. */
export function isValidText(value: string, multiline: boolean): boolean {
  if (hasLoneSurrogate(value) || control.test(value)) return false
  return multiline || !lineControl.test(value.trim())
}

/** Trimmed, composed (NFC), with one kind of new line. */
export function normalizeText(value: string): string {
  return value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** Length in characters: an emoji or a rare letter counts once. */
export function characterCount(value: string): number {
  return [...value].length
}

/** The words within the first characters, with «…» where something is left out. */
export function cutAtWord(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length + 1).join('')
  const words = start.replace(/\s+\S*$/, '')
  return `${words === start ? characters.slice(0, length).join('') : words}…`
}

export const maxEmailLength = 254
export const usernameLength = { min: 3, max: 30 }

/** The text without accents and capitals, for comparing. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
