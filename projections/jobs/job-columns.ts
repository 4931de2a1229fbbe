import { islands } from '#events/places/islands.ts'
import { country, regions } from '#events/places/regions.ts'
import { type Bitmap, clearBit, hasBit, setBit, wordsFor } from './bitmaps.ts'
import { codedLexemes } from './coded-lexemes.ts'

/** What filters look at, of a job that is live but for the clock. */
export interface IndexedJob {
  /** The position in the log of the event that published it. */
  no: number
  /** Milliseconds since 1970. */
  expiry: number
  /** Null without pay. */
  monthlyPay: number | null
  /** The numbers of its lexemes, see `lexemeNumber`. */
  lexemes: readonly number[]
  /** The narrowest area where it is, mostly a municipality. */
  place: string
  employerId: string
}

const wideAreas = [...islands, ...regions, country].map(({ code }) => `a.${code}`)
const lexemes = [...codedLexemes, ...wideAreas]
const numbers = new Map(lexemes.map((lexeme, number) => [lexeme, number]))
export const lexemeCount = lexemes.length

/** From 0, less than 256; undefined for a lexeme that no job is indexed by. */
export function lexemeNumber(lexeme: string): number | undefined {
  return numbers.get(lexeme)
}

/**
 * The jobs in columns, one slot each, in the order in which they were added. A slot is never used again: a job that
 * changes gets another one.
 */
export class JobColumns {
  length = 0
  capacity = 0
  no = new Float64Array()
  expiry = new Float64Array()
  /** -1 where not stated. */
  monthlyPay = new Int32Array()
  /** Of the slots of each word of a bitmap, also those of jobs that went. */
  earliestExpiry = new Float64Array()
  highestPay = new Int32Array()
  /** In ascending order; also those of jobs that went. */
  readonly slotsInPlace = new Map<string, number[]>()
  /** The slots of each lexeme; also those of jobs that went. */
  slotsOf: Bitmap[] = Array.from({ length: lexemeCount }, () => new Int32Array())
  /** Those of jobs that did not go, expired or not. */
  present: Bitmap = new Int32Array()
  private employer = new Int32Array()
  private lexemesFrom = new Uint32Array(1)
  private lexemes = new Uint8Array()

  constructor(capacity: number) {
    this.reserve(Math.max(capacity, 1_024))
  }

  add(job: IndexedJob): number {
    if (this.length === this.capacity) this.reserve(Math.ceil(this.capacity * 1.25))
    const slot = this.length++
    this.no[slot] = job.no
    this.expiry[slot] = job.expiry
    this.monthlyPay[slot] = job.monthlyPay ?? -1
    this.addBounds(slot)
    this.employer[slot] = hashOf(job.employerId)
    this.addPlace(slot, job.place)
    setBit(this.present, slot)
    this.addLexemes(slot, job.lexemes)
    return slot
  }

  remove(slot: number): void {
    clearBit(this.present, slot)
  }

  isPresent(slot: number): boolean {
    return hasBit(this.present, slot)
  }

  /** The slots whose employer may be this one. */
  slotsOfEmployer(id: string): number[] {
    const hash = hashOf(id)
    const found: number[] = []
    for (let slot = 0; slot < this.length; slot++) {
      if (this.employer[slot] === hash && this.isPresent(slot)) found.push(slot)
    }
    return found
  }

  /** Adds one, or -1, to the counter of each lexeme of a job. */
  tally(slot: number, counts: Int32Array, sign: number): void {
    const end = this.lexemesFrom[slot + 1] as number
    for (let at = this.lexemesFrom[slot] as number; at < end; at++) {
      const lexeme = this.lexemes[at] as number
      counts[lexeme] = (counts[lexeme] as number) + sign
    }
  }

  private addBounds(slot: number): void {
    const word = slot >>> 5
    const isFirst = (slot & 31) === 0
    const [expiry, pay] = [this.expiry[slot] as number, this.monthlyPay[slot] as number]
    const bounds = [this.earliestExpiry[word] as number, this.highestPay[word] as number] as const
    this.earliestExpiry[word] = isFirst ? expiry : Math.min(bounds[0], expiry)
    this.highestPay[word] = isFirst ? pay : Math.max(bounds[1], pay)
  }

  private addPlace(slot: number, place: string): void {
    const slots = this.slotsInPlace.get(place)
    if (slots) slots.push(slot)
    else this.slotsInPlace.set(place, [slot])
  }

  private addLexemes(slot: number, own: readonly number[]): void {
    const start = this.lexemesFrom[slot] as number
    const end = start + own.length
    if (end > this.lexemes.length)
      this.lexemes = larger(this.lexemes, Math.ceil(end * 1.25) + 1_024)
    this.lexemes.set(own, start)
    this.lexemesFrom[slot + 1] = end
    for (const lexeme of own) setBit(this.slotsOf[lexeme] as Bitmap, slot)
  }

  private reserve(capacity: number): void {
    this.no = larger(this.no, capacity)
    this.expiry = larger(this.expiry, capacity)
    this.monthlyPay = larger(this.monthlyPay, capacity)
    this.earliestExpiry = larger(this.earliestExpiry, wordsFor(capacity))
    this.highestPay = larger(this.highestPay, wordsFor(capacity))
    this.employer = larger(this.employer, capacity)
    this.lexemesFrom = larger(this.lexemesFrom, capacity + 1)
    this.slotsOf = this.slotsOf.map(slots => larger(slots, wordsFor(capacity)))
    this.present = larger(this.present, wordsFor(capacity))
    this.capacity = capacity
  }
}

type Column =
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>

/** The same values with room for more. */
function larger<Values extends Column>(values: Values, length: number): Values {
  const copy = new (values.constructor as new (length: number) => Values)(length)
  copy.set(values)
  return copy
}

/** FNV-1a: two employers seldom share one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash | 0
}
