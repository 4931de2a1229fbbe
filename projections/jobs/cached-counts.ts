import { type Bitmap, countBits, countCommonBits, lowestBit, wordAt, wordsFor } from './bitmaps.ts'
import { codedLexemes } from './coded-lexemes.ts'
import { type Condition, matchWords, meets } from './conditions.ts'
import { type JobColumns, lexemeCount } from './job-columns.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'

/** How many jobs match, and how many of them have each lexeme. */
export interface MatchCounts {
  total: number
  byLexeme: Int32Array
}

type LiveCounts = MatchCounts & { conditions: readonly Condition[] }

const bytesOfCounts = 4 * lexemeCount
/** About 500 searches. */
const maxBytes = 500 * (bytesOfCounts + 300)

/** Jobs that are counted. */
export interface CountedJobs {
  among(): Bitmap
  /** The same name for the same jobs until one comes or goes; empty for all live jobs. */
  set: string
}

/** The counts of the last searches: of all live jobs kept up to date by each that comes or goes, of others until then. */
export class CachedCounts {
  private readonly live = new LeastRecentlyUsed<LiveCounts>(maxBytes)
  private readonly others = new LeastRecentlyUsed<MatchCounts>(maxBytes)
  private readonly columns: JobColumns

  constructor(columns: JobColumns) {
    this.columns = columns
  }

  of({ among, set }: CountedJobs, conditions: readonly Condition[]): MatchCounts {
    const name = nameOfSearch(set, conditions)
    const known = set ? this.others.get(name) : this.live.get(name)
    if (known) return known
    const counts = { ...countMatches(this.columns, among(), conditions), conditions }
    if (set) this.others.set(name, counts, bytesOfCounts)
    else this.live.set(name, counts, bytesOfCounts)
    return counts
  }

  tally(slot: number, sign: number): void {
    const { columns } = this
    this.others.clear()
    for (const entry of this.live.values()) {
      if (!entry.conditions.every(condition => meets(columns, slot, condition))) continue
      entry.total += sign
      columns.tally(slot, entry.byLexeme, sign)
    }
  }
}

/** The same for the same jobs of a set until one comes or goes. */
export function nameOfSearch(set: string, conditions: readonly Condition[]): string {
  return `${set}/${conditions.map(nameOf).join(' ')}`
}

function nameOf({ lexemes, least }: Condition): string {
  return `${lexemes.join()}${least === undefined ? '' : `>${least}`}`
}

/** Where more than one job in so many matches, counting the bits of every lexeme is quicker: measured. */
const jobsAMatch = 5

function countMatches(
  columns: JobColumns,
  among: Bitmap,
  conditions: readonly Condition[]
): MatchCounts {
  const words = wordsFor(columns.length)
  const matchWord = matchWords(columns, among, conditions)
  const matches = new Int32Array(words)
  let total = 0
  for (let index = 0; index < words; index++) {
    const word = matchWord(index)
    matches[index] = word
    total += countBits(word)
  }
  const byLexeme = new Int32Array(lexemeCount)
  if (total * jobsAMatch < columns.length) tallyEach(columns, matches, byLexeme)
  else tallyWords(columns.slotsOf.slice(0, codedLexemes.length), matches, byLexeme)
  return { total, byLexeme }
}

function tallyEach(columns: JobColumns, matches: Bitmap, counts: Int32Array): void {
  for (let index = 0; index < matches.length; index++) {
    for (let rest = wordAt(matches, index); rest !== 0; rest &= rest - 1) {
      columns.tally(index * 32 + lowestBit(rest), counts, 1)
    }
  }
}

function tallyWords(slotsOf: readonly Bitmap[], matches: Bitmap, counts: Int32Array): void {
  for (const [lexeme, slots] of slotsOf.entries()) {
    counts[lexeme] = countCommonBits(slots, matches, matches.length)
  }
}
