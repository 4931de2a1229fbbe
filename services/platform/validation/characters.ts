// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const lineControl = /[\t\n\r\u2028\u2029]/

/** True without control characters and lone surrogates; new lines only where `multiline`. */
export function isValidText(value: string, multiline: boolean): boolean {
  return (
    value.isWellFormed() && !control.test(value) && (multiline || !lineControl.test(value.trim()))
  )
}

/** Trimmed, composed (NFC), with one kind of new line. */
export function normalizeText(value: string): string {
  return value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** Length in characters: an emoji or a rare letter counts once. */
export function characterCount(value: string): number {
  return [...value].length
}

export const maxEmailLength = 254
export const usernameLength = { min: 3, max: 30 }

/** Without accents and capitals, for comparing. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
