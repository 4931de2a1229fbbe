import { type AskedTerm, readAsked, type Way } from '#projections/search/asked-words.ts'
import type { Synonyms } from '#projections/search/clauses.ts'
import { formOf, ofTerm, spelled, stemOf, termOf, wordsOf } from '#projections/search/words.ts'

/** Longer words are left out; PostgreSQL takes no lexeme of more than 2,046 bytes. */
const mostLetters = 100
/** The highest position in a `tsvector`. */
const lastPlace = 16_383

/**
 * What a profile is found by, as a `tsvector`: the stem, the spelling and the form of each word, with its place among the
 * words, so that a term of several words is found where they stand side by side; then lexemes that have no place. It follows
 * from the words' rules (words.ts): when these change, the version of the projection does.
 */
export function toVector(texts: readonly (string | null | undefined)[], more: readonly string[]) {
  const lexemes: string[] = []
  let place = 0
  for (const text of texts) {
    for (const word of wordsOf(text ?? '')) {
      const stem = stemOf(word)
      if (stem === undefined || word.length > mostLetters) continue
      place = Math.min(place + 1, lastPlace)
      for (const form of new Set([stem, spelled + word, termOf([formOf(word) ?? word])]))
        lexemes.push(`${quote(form)}:${place}`)
    }
    // A gap between texts: no term begins in one and ends in the next.
    place++
  }
  return [...lexemes, ...more.map(quote)].join(' ')
}

/** The words of texts as they are spelled, as a `tsvector`. */
export function toPlainVector(...texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap(text => wordsOf(text ?? ''))
  return [...new Set(words.filter(word => word.length <= mostLetters))].map(quote).join(' ')
}

/** The first words of a text as a `tsquery`, each as a prefix; null for a text without words. */
export function toPrefixQuery(text: string, most: number): string | null {
  const words = [...new Set(wordsOf(text))].slice(0, most)
  return words.map(word => prefixOf(word)).join(' & ') || null
}

/** The words that people search with, as a `tsquery`: empty for words that say nothing, null for a text without words. */
export function toWordsQuery(text: string, synonyms: Synonyms): string | null {
  const asked = readAsked(text, { synonyms, isPlace: () => true, findMisspelt: () => [] })
  return asked ? asked.terms.map(toClause).join(' & ') : null
}

const toClause = (ways: AskedTerm) => `(${ways.map(toCondition).join(' | ')})`

/** A typed word also matches words that begin with it. */
function toCondition({ lexemes, likeness, words = [] }: Way): string {
  const parts = lexemes.map((lexeme, index) => {
    if (lexeme.startsWith(ofTerm)) return toPhrase(lexeme.slice(ofTerm.length).split(' '))
    const word = likeness === 'typed' ? words[index] : undefined
    return word === undefined ? quote(lexeme) : `(${quote(lexeme)} | ${prefixOf(word, spelled)})`
  })
  return `(${parts.join(' & ')})`
}

const toPhrase = (forms: readonly string[]) =>
  forms.map(form => quote(termOf([form]))).join(' <-> ')

/** Shorter prefixes match nearly everything. */
function prefixOf(word: string, prefix = ''): string {
  return quote(prefix + word) + (word.length >= 3 ? ':*' : '')
}

/** All words pass here on their way into a `tsvector` or `tsquery`. */
function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
