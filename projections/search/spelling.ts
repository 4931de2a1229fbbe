import type { Clause } from './clauses.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { ofPlace, spelled, variantsOf, wordsOf } from './words.ts'

/** The lexemes of an index, and how many docs have one. */
export type Lexicon = Pick<InvertedIndex, 'lexemes' | 'count'>

const maxNear = 4
const leastLetters = 5

/** Words that sound the same, or that begin the same and are one typing error away. */
export function nearWords(word: string, index: Lexicon): string[] {
  if (word.length < 4 || word.length > 32) return []
  const forms = formsOf(word)
  const sounds = [word, ...variantsOf(word)].map(soundOf)
  const heads = new Set(sounds.map(headOf))
  const near = index.lexemes(lexeme => {
    const letters = lexeme.length - spelled.length
    if (letters < 3 || Math.abs(letters - word.length) > 3 || !lexeme.startsWith(spelled))
      return false
    const said = lexeme.slice(spelled.length)
    if (said[0] === word[0] && forms.some(form => isNear(form, said, leastLetters))) return true
    return heads.has(headOf(said)) && sounds.includes(soundOf(said))
  })
  const distance = (candidate: string) =>
    soundOf(candidate) === sounds[0] ? -1 : Math.abs(candidate.length - word.length)
  return mostFrequent(near, index)
    .map(lexeme => lexeme.slice(spelled.length))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxNear)
}

/** The other endings of a word: «domadoras» may be written as «domador». */
function formsOf(word: string): string[] {
  const bare = word.replace(/(as|os|es|a|o|e|s)$/, '')
  return bare.length < 5 ? [word] : [...new Set([word, bare, `${bare}a`, `${bare}o`])]
}

/** Folds spellings that sound the same: «errador», «beterinario» and «ginete». */
function soundOf(word: string): string {
  return word
    .replace(/ll/g, 'y')
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k/g, 'c')
}

const alikeHeads: Record<string, string> = {
  v: 'b',
  g: 'j',
  z: 's',
  c: 's',
  k: 's',
  q: 's',
  l: 'y'
}

/** Equal for words that sound the same, and cheaper than comparing sounds. */
function headOf(word: string): string {
  const first = word[word[0] === 'h' ? 1 : 0] ?? ''
  return alikeHeads[first] ?? first
}

/** Whether leaving out at most one letter of each makes two words equal; the longer one has `least` letters or more. */
function isNear(word: string, candidate: string, least: number): boolean {
  const difference = word.length - candidate.length
  if (difference < -1 || difference > 1) return false
  if (word === candidate) return true
  const [long, short] = difference < 0 ? [candidate, word] : [word, candidate]
  if (long.length < least) return false
  let start = 0
  while (start < short.length && long[start] === short[start]) start++
  let end = 0
  while (end < short.length - start && long.at(-1 - end) === short.at(-1 - end)) end++
  const [a, b] = [long.slice(start, long.length - end), short.slice(start, short.length - end)]
  if (difference !== 0) return b === ''
  return a.length < 2 || a.slice(1) === b.slice(0, -1) || a.slice(0, -1) === b.slice(1)
}

/** Further words are ignored: a place of twenty words once took seconds. */
const maxPlaceWords = 6
const maxPlaces = 60
const maxMisspelt = 3

/** The clauses for an unknown place, by its first words; words under three letters are optional. */
export function clausesOfPlace(text: string, index: Lexicon): Clause[] {
  const words = [...new Set(wordsOf(text))].slice(0, maxPlaceWords)
  const clauses = words.flatMap(word => {
    const exact = ofPlace + word
    if (index.count(exact) > 0) return [[[exact]]]
    return word.length < 3 ? [] : [placesLike(word, index).map(place => [place])]
  })
  return clauses.length > 0 ? clauses : [[]]
}

/** A word that no place has is matched as a prefix, else as a part, else with a typing error. */
function placesLike(word: string, index: Lexicon): string[] {
  const places = index.lexemes(lexeme => lexeme.startsWith(ofPlace))
  const starting = places.filter(place => place.startsWith(ofPlace + word))
  const having = starting.length > 0 ? starting : places.filter(place => place.includes(word))
  if (having.length > 0) return mostFrequent(having, index).slice(0, maxPlaces)
  return nearPlaces(word, index)
}

/** The lexemes of words of places that are one typing error away. */
export function nearPlaces(word: string, index: Pick<Lexicon, 'lexemes'>): string[] {
  return index
    .lexemes(place => place.startsWith(ofPlace) && isNear(ofPlace + word, place, 1))
    .sort()
    .slice(0, maxMisspelt)
}

function mostFrequent(lexemes: readonly string[], index: Lexicon): string[] {
  return lexemes
    .map(lexeme => ({ lexeme, n: index.count(lexeme) }))
    .sort((a, b) => b.n - a.n || (a.lexeme < b.lexeme ? -1 : 1))
    .map(({ lexeme }) => lexeme)
}
