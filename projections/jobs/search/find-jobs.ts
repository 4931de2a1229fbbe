import type { JobSort } from '#events/job-content/job-sorts.ts'
import { distanceKm } from '#events/places/shared/distance.ts'
import type { Surroundings } from '#events/places/municipalities-within.ts'
import { placeIndex } from '#events/places/place-index.ts'
import type { PlaceFilter } from './place-filter.ts'
import type { AskedTerm, Likeness, Way } from '#projections/search/asked-words.ts'
import { type Clause, meeting, meetingAll } from '#projections/search/clauses.ts'
import { difference, newestFirst, type Order } from '#projections/search/find-docs.ts'
import type { InvertedIndex } from '#projections/search/inverted-index.ts'
import {
  addAll,
  type Bitmap,
  forEachDoc,
  keepCommon,
  takeAway
} from '#projections/search/doc-set.ts'
import {
  formOf,
  inHead,
  inTitle,
  ofTerm,
  ofTitle,
  spelled,
  variantsOf
} from '#projections/search/words.ts'

/** The clauses of a place that has a code, or of the municipalities around one. */
export function clausesOfArea({ area, municipalities }: PlaceFilter): Clause[] {
  const codes = [area && [area], municipalities].flatMap(some => (some ? [some] : []))
  return codes.map(some => some.map(code => [`a.${code}`]))
}

/** Orders that depend on the job alone. */
export const ordersOfJobs: Record<Exclude<JobSort, 'cerca'>, (jobs: InvertedIndex) => Order> = {
  nuevos: newestFirst,
  termina:
    ({ expiry, no }) =>
    (a, b) =>
      difference(expiry, a, b) || difference(no, b, a),
  sueldo:
    ({ amount, no }) =>
    (a, b) =>
      difference(amount, b, a) || difference(no, b, a)
}

/** By doc: the sum over all words of what each counts where it counts most. */
export type Ranks = Uint8Array

/** The place of a word outweighs the way in which it matches. */
const fields = { title: 12, terms: 8, head: 4, text: 0 }
const likenesses: Record<Likeness | 'whole', number> = { whole: 4, typed: 3, alike: 2, near: 1 }

export function rankJobs(jobs: InvertedIndex, docs: Bitmap, asked: readonly AskedTerm[]): Ranks {
  const ranks = new Uint8Array(docs.length * 32)
  for (const ways of asked) {
    const left = docs.slice()
    for (const [value, bits] of levelsOf(jobs, docs.length, ways)) {
      keepCommon(bits, left)
      forEachDoc(bits, doc => {
        ranks[doc] = (ranks[doc] as number) + value
      })
      takeAway(left, bits)
    }
  }
  return ranks
}

/** The highest value first. */
function levelsOf(jobs: InvertedIndex, length: number, ways: AskedTerm): [number, Bitmap][] {
  const levels = new Map<number, Bitmap>()
  const add = (value: number, bits: Bitmap) => {
    const known = levels.get(value)
    if (known) addAll(known, bits)
    else levels.set(value, bits)
  }
  for (const way of ways)
    for (const [field, lexemes] of fieldsOf(way)) {
      const bits = meeting(jobs, length, [lexemes])
      add(fields[field] + likenesses[way.likeness], bits)
      const spellings = way.words?.map(word =>
        field === 'title' ? [[ofTitle(formOf(word) ?? word)]] : spellingsOf(word)
      )
      if (spellings) add(fields[field] + likenesses.whole, meetingAll(jobs, bits, spellings))
    }
  return [...levels].sort(([a], [b]) => b - a)
}

const spellingsOf = (word: string) => variantsOf(word).map(variant => [spelled + variant])

function fieldsOf({ lexemes }: Way): [keyof typeof fields, readonly string[]][] {
  const [first = ''] = lexemes
  if (first.startsWith('a.') || first.startsWith(spelled)) return [['head', lexemes]]
  if (first.includes('.') && !first.startsWith(ofTerm)) return [['terms', lexemes]]
  const within = (prefix: string) => lexemes.map(lexeme => prefix + lexeme)
  return [
    ['title', within(inTitle)],
    ['head', within(inHead)],
    ['text', lexemes]
  ]
}

/** Among equal ranks, jobs that state their pay come first, then the newest. */
export function byRank({ amount, no }: InvertedIndex, ranks: Ranks): Order {
  const unpaid = (doc: number) => ((amount[doc] as number) < 0 ? 1 : 0)
  return (a, b) =>
    (ranks[b] as number) - (ranks[a] as number) || unpaid(a) - unpaid(b) || difference(no, b, a)
}

/** Kilometres, more than between any two places on Earth. */
const farthest = 21_000

/** The nearest to the middle of a circle first, by the seat of their municipality; the newest of those that are as near. */
export function byDistance(
  jobs: InvertedIndex,
  docs: Bitmap,
  { center }: Surroundings,
  municipalities: readonly string[]
): Order {
  const kilometres = new Map<number, number>()
  const { byCode } = placeIndex()
  for (const code of municipalities) {
    const seat = byCode.get(code)
    const there = jobs.find(`a.${code}`)
    if (!seat || !there) continue
    const distance = distanceKm(center, seat)
    there.forEachIn(docs, doc => kilometres.set(doc, distance))
  }
  const distanceOf = (doc: number) => kilometres.get(doc) ?? farthest
  return (a, b) => distanceOf(a) - distanceOf(b) || difference(jobs.no, b, a)
}
