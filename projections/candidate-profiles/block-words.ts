import { wordsOf } from '#projections/search/words.ts'

/** Longer words are left out; PostgreSQL takes no lexeme of more than 2,046 bytes. */
const mostLetters = 100

/** The words of texts as they are spelled, as a `tsvector`. */
export function toPlainVector(...texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap(text => wordsOf(text ?? ''))
  return [...new Set(words.filter(word => word.length <= mostLetters))].map(quote).join(' ')
}

/** The first words of a text as a `tsquery`, each as a prefix; null for a text without words. */
export function toPrefixQuery(text: string, most: number): string | null {
  const words = [...new Set(wordsOf(text))].slice(0, most)
  // Shorter prefixes match nearly everything.
  return words.map(word => quote(word) + (word.length >= 3 ? ':*' : '')).join(' & ') || null
}

/** All words pass here on their way into a `tsvector` or `tsquery`. */
function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
