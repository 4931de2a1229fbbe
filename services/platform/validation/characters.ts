// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/

/** Half of a character, which no UTF-8 can hold. */
export const hasLoneSurrogate = (value: string) => /\p{Surrogate}/u.test(value)

/** False when it has control characters or lone surrogates. */
export const isValidText = (value: string) => !hasLoneSurrogate(value) && !control.test(value)

/** Invisible characters that belong to what is seen: those of emoji, flags and keys, of Chinese characters, of Arabic and Indic letters. */
const joints = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}`,
  String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]{0,2}(?:\u200d(?=\p{Extended_Pictographic}))?`,
  String.raw`[\d#*]\ufe0f(?=\u20e3)`,
  String.raw`\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`[\u0620-\u0dff][\u200c\u200d](?=[\u200c\u200d]*[\u0620-\u0dff])`
].join('|')
/** Beside those of Unicode, the hyphens at the ends of lines that Word and PDF readers copy. */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}|[\u0002\u001f\ufffe]`
const directionMarks = String.raw`[\u061c\u200e\u200f]`
const unseenInLine = new RegExp(`(${joints})|${invisible}`, 'gu')
const unseenInLines = new RegExp(`(${joints}|${directionMarks})|${invisible}`, 'gu')

/** More marks on one letter than any language writes (UTS 39, 5.4) run over the lines around it. */
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu

/**
 * Text as it is typed and pasted, for storing: trimmed, composed (NFC), with one kind of new line, which is a blank in a text
 * of one line, and without invisible characters. Texts of several lines keep marks of direction.
 */
export function cleanText(typed: string, multiline = false): string {
  const composed = typed
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    // A hyphen that breaks no line, in Word.
    .replaceAll('\u001e', '-')
    .normalize('NFC')
    .replace(multiline ? unseenInLines : unseenInLine, '$1')
    .replace(piledMarks, '$1')
  return (multiline ? composed : composed.replace(/[\t\n]/g, ' ')).trim()
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

/** The text without accents and capitals, for comparing. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
