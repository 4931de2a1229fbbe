import { stemmer } from '@orama/stemmers/spanish'
import { stopWords } from './stop-words.ts'

const wordCharacters = '0-9A-Za-z\\u00AA\\u00BA\\u00C0-\\u1FFF\\u3040-\\u9FFF\\uAC00-\\uD7A3'
const notInWords = new RegExp(`[^${wordCharacters}]+`)
const wordOrMark = new RegExp(`[${wordCharacters}]+|[,;/"«»“”]`, 'g')

/** «/as», «(a)», «-a» after at least three letters. */
const endings = /(?<=[a-z]{3})(?:\s?\/\s?-?|\(-?|-)(?:[ao]s?|e?s|or[ae]?s?)(?![a-z0-9])\)?/g
/** «moz@s» */
const eitherEnding = /(?<=[a-z]{2})o?@s?(?![a-z0-9])/g
/** «h/m», «m/f/d» */
const sexes = /(?<![a-z0-9])[hmfvwd](?:\s?[/-]\s?[hmfvwdx]){1,2}(?![a-z0-9])/g
/** The dot of «1.200». */
const dotOfThousands = /(?<=\d)\.(?=\d{3}(?!\d))/g

/** Without accents, capitals, «/as» and «h/m»: texts that a search does not tell apart are equal. */
function bareText(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(dotOfThousands, '')
  if (!/[/(@-]/.test(bare)) return bare
  return bare.replace(sexes, ' ').replace(endings, '').replace(eitherEnding, 'o')
}

/** The words of a text, without accents: «Mozo/a» is one. */
export function wordsOf(text: string): string[] {
  return bareText(text)
    .split(notInWords)
    .filter(word => word !== '')
}

/** The words, and the commas, slashes and quotation marks between them. */
export function wordsAndMarksOf(text: string): string[] {
  return bareText(text).match(wordOrMark) ?? []
}

/** «amazonas» gives «amazon»; undefined for a word that says nothing, such as «para». */
export function stemOf(word: string): string | undefined {
  if (stopWords.has(word)) return undefined
  return /\d/.test(word) ? word : stemmer(word)
}

const gendersAndNumbers = ['', 'a', 'o', 'e', 's', 'as', 'os', 'es'] as const

/** Exceptions to the rule of gender: a «guardés» is no «guarda», a «casa» no «caso», and «polo» not the town of Pola. */
const formsOfTheirOwn: Readonly<Record<string, string>> = Object.fromEntries(
  ['guardes guardesa guardesas guardeses', 'casa casas', 'polo polos'].flatMap(words => {
    const [form = '', ...others] = words.split(' ')
    return [form, ...others].map(word => [word, form])
  })
)

/** Equal for a word in all its genders and numbers, and for few others: «mozas» gives «moz», «galopador» itself. */
export function formOf(word: string): string | undefined {
  if (stopWords.has(word)) return undefined
  if (/\d/.test(word)) return word
  return formsOfTheirOwn[word] ?? word.replace(/(?<=...)(?:[aeo]s?|s)$/, '')
}

export function formsOf(text: string): string[] {
  return wordsOf(text).flatMap(word => formOf(word) ?? [])
}

/** The spellings of a word in its genders and numbers. */
export function variantsOf(word: string): string[] {
  return gendersAndNumbers.map(ending => (formOf(word) ?? word) + ending)
}

/**
 * Lexemes that are no stem begin with it: a word as it is spelled, one of a place, a term of a family of synonyms; what the
 * title has, and what the company or place has.
 */
export const spelled = '0.'
export const ofPlace = 'l.'
export const ofTerm = '3.'
export const inTitle = '1.'
export const inHead = '2.'
/** The lexeme of an id that a doc belongs to begins with it. */
export const ofId = 'i.'

/** A word of the title in any gender and number. */
export const ofTitle = (form: string) => inTitle + spelled + form

/** The lexeme of a term, whose words stand side by side in any gender and number. */
export const termOf = (forms: readonly string[]) => ofTerm + forms.join(' ')

/** The forms of terms, by the first form. */
export type Terms = ReadonlyMap<string, readonly (readonly string[])[]>

export function toTerms(synonyms: readonly { forms: readonly string[] }[]): Terms {
  return Map.groupBy(
    synonyms.map(({ forms }) => forms),
    ([first = '']) => first
  )
}

interface WordLexeme {
  stem: string
  form: string
  spelling: string
}

/** Makes the lexemes of texts; those of a word are made once. */
export class WordLexemes {
  private readonly known = new Map<string, WordLexeme | undefined>()
  private readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
  }

  /** Stems, words as they are spelled, and terms; with the field's prefix, stems and terms again. */
  of(text: string, prefix?: string): string[] {
    const words = wordsOf(text).flatMap(word => this.ofWord(word) ?? [])
    const found = [...words.map(({ stem }) => stem), ...this.termsIn(words)]
    return [
      ...found,
      ...words.map(({ spelling }) => spelling),
      ...(prefix ? found.map(form => prefix + form) : []),
      ...(prefix === inTitle ? words.map(({ form }) => ofTitle(form)) : [])
    ]
  }

  private termsIn(words: readonly WordLexeme[]): string[] {
    return words.flatMap(({ form }, at) =>
      (this.terms.get(form) ?? [])
        .filter(term => term.every((form, index) => words[at + index]?.form === form))
        .map(termOf)
    )
  }

  private ofWord(word: string): WordLexeme | undefined {
    if (this.known.has(word)) return this.known.get(word)
    const stem = stemOf(word)
    const lexeme =
      stem === undefined ? undefined : { stem, form: formOf(word) ?? '', spelling: spelled + word }
    this.known.set(word, lexeme)
    return lexeme
  }
}
