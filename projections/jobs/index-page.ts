import type { JobSort } from '#events/job-content/filters.ts'
import { highestBit, lowestBit, wordAt, wordsFor } from './bitmaps.ts'
import type { MatchWord } from './conditions.ts'
import { FirstInOrder } from './first-in-order.ts'
import type { LiveJobs } from './live-jobs.ts'

export interface IndexPageRequest {
  sort: JobSort | undefined
  offset: number
  limit: number
}

/** The slots of the jobs on one page of the matches. */
export function pageOfMatches(
  jobs: LiveJobs,
  matchWord: MatchWord,
  { sort = 'nuevos', offset, limit }: IndexPageRequest
): number[] {
  const slots =
    sort === 'nuevos'
      ? newestSlots(jobs, matchWord, offset + limit)
      : firstSlots(jobs, matchWord, orders[sort](jobs), offset + limit)
  return slots.slice(offset)
}

interface Order {
  compare(one: number, other: number): number
  /** Whether each slot of a word comes after this one. */
  isWordAfter(index: number, slot: number): boolean
}

const orders: Record<Exclude<JobSort, 'nuevos'>, (jobs: LiveJobs) => Order> = {
  termina: ({ columns: { earliestExpiry, expiry, no } }) => ({
    compare: (one, other) => difference(expiry, one, other) || difference(no, other, one),
    isWordAfter: (index, slot) => (earliestExpiry[index] as number) > (expiry[slot] as number)
  }),
  sueldo: ({ columns: { highestPay, monthlyPay, no } }) => ({
    compare: (one, other) => difference(monthlyPay, other, one) || difference(no, other, one),
    isWordAfter: (index, slot) => (highestPay[index] as number) < (monthlyPay[slot] as number)
  })
}

function difference(column: Float64Array | Int32Array, one: number, other: number): number {
  return (column[one] as number) - (column[other] as number)
}

/** Slots are in the order of the jobs' numbers but for the late ones, which are merged in. */
function newestSlots(jobs: LiveJobs, matchWord: MatchWord, wanted: number): number[] {
  const { no, length } = jobs.columns
  const late = lateMatches(jobs, matchWord)
  const slots: number[] = []
  for (let index = wordsFor(length) - 1; index >= 0 && slots.length < wanted; index--) {
    let rest = matchWord(index) & ~wordAt(jobs.late, index)
    while (rest !== 0) {
      const bit = highestBit(rest)
      rest &= ~(1 << bit)
      const slot = index * 32 + bit
      while (late.length > 0 && difference(no, late.at(-1) as number, slot) > 0) {
        slots.push(late.pop() as number)
      }
      slots.push(slot)
    }
  }
  return [...slots, ...late.toReversed()].slice(0, wanted)
}

/** The newest last. */
function lateMatches({ columns, lateSlots }: LiveJobs, matchWord: MatchWord): number[] {
  return [...lateSlots.values()]
    .filter(slot => (matchWord(slot >>> 5) & (1 << (slot & 31))) !== 0)
    .sort((one, other) => difference(columns.no, one, other))
}

function firstSlots(
  { columns }: LiveJobs,
  matchWord: MatchWord,
  order: Order,
  wanted: number
): number[] {
  const first = new FirstInOrder(wanted, order.compare)
  for (let index = wordsFor(columns.length) - 1; index >= 0; index--) {
    if (first.last !== undefined && order.isWordAfter(index, first.last)) continue
    for (let rest = matchWord(index); rest !== 0; rest &= rest - 1) {
      first.add(index * 32 + lowestBit(rest))
    }
  }
  return first.sorted()
}
