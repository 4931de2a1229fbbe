import { meeting } from './clauses.ts'
import { type Bitmap, countBits, forEachDoc, keepCommon, setBit } from './doc-set.ts'
import { FirstInOrder } from './first-in-order.ts'
import type { InvertedIndex } from './inverted-index.ts'

/** A filter that is set. */
export interface FilterCondition<Key> {
  key: Key
  /** A doc that meets it has one of these. */
  lexemes: readonly string[]
  /** The amount that it has at least besides. */
  least?: number
}

/** The number of docs that have one of the lexemes of a filter and meet all other filters. */
export type CountDocs<Key> = (key: Key, lexemes: readonly string[]) => number

export interface FoundDocs<Key> {
  docs: Bitmap
  total: number
  count: CountDocs<Key>
}

/** Exact counts: each filter is counted among the docs that meet the others. */
export function findDocs<Key>(
  index: InvertedIndex,
  among: Bitmap,
  filters: readonly FilterCondition<Key>[]
): FoundDocs<Key> {
  const conditions = filters.map(({ key, lexemes, least }) => {
    const clause = lexemes.map(lexeme => [lexeme])
    const docs = meeting(index, among.length, clause)
    return { key, docs: least === undefined ? docs : havingAtLeast(index, docs, least) }
  })
  const without = (key?: Key) => {
    const left = among.slice()
    for (const condition of conditions) if (condition.key !== key) keepCommon(left, condition.docs)
    return left
  }
  const docs = conditions.length > 0 ? without() : among
  const all = index.counterIn(docs)
  const others = new Map<Key, typeof all>()
  const counterOf = (key: Key) => {
    if (!conditions.some(condition => condition.key === key)) return all
    const counter = others.get(key) ?? index.counterIn(without(key))
    others.set(key, counter)
    return counter
  }
  const count: CountDocs<Key> = (key, lexemes) => {
    const counter = counterOf(key)
    return lexemes.reduce((sum, lexeme) => sum + counter(lexeme), 0)
  }
  return { docs, total: countBits(docs), count }
}

/** How many docs each value of a filter would give; values without any only on request. */
export function countValues<Key>(
  count: CountDocs<Key>,
  key: Key,
  values: readonly (readonly [value: string, lexemes: readonly string[]])[],
  showsEmpty = false
): Record<string, number> {
  const counts = values.map(([value, lexemes]) => [value, count(key, lexemes)] as const)
  return Object.fromEntries(counts.filter(([, n]) => n > 0 || showsEmpty))
}

function havingAtLeast({ amount }: InvertedIndex, docs: Bitmap, least: number): Bitmap {
  const having = new Int32Array(docs.length)
  forEachDoc(docs, doc => {
    if ((amount[doc] as number) >= least) setBit(having, doc)
  })
  return having
}

export type Order = (a: number, b: number) => number

export const newestFirst =
  ({ no }: InvertedIndex): Order =>
  (a, b) =>
    difference(no, b, a)

export function difference(values: readonly number[], a: number, b: number): number {
  return (values[a] as number) - (values[b] as number)
}

/** The numbers of the first docs in an order, by default the newest. */
export function firstDocs(
  index: InvertedIndex,
  docs: Bitmap,
  wanted: number,
  order?: Order | undefined
): number[] {
  const first = new FirstInOrder(wanted, order ?? newestFirst(index))
  const { no, highestNo } = index
  // No earlier doc is as new as the last wanted one.
  const isOver = (doc: number, last = -1) => (highestNo[doc] as number) < (no[last] ?? 0)
  forEachDoc(docs, doc => {
    if (!order && isOver(doc, first.last)) return false
    first.add(doc)
    return true
  })
  return first.sorted().map(doc => no[doc] as number)
}
