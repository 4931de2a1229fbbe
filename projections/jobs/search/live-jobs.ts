import { type Bitmap, setBit, SlotSet, usedWords, wordsFor } from './slot-set.ts'

/** What a search looks at, of a job that is live but for the clock. */
export interface IndexedJob {
  /** The position in the log of the event that published it. */
  no: number
  /** Milliseconds since 1970. */
  expiry: number
  /** Null without pay. */
  monthlyPay: number | null
  employerId: string
  /** What it is found by, perhaps more than once: words, places and terms. */
  lexemes: readonly string[]
}

const never = Number.NEGATIVE_INFINITY

/**
 * Live jobs in memory, a slot each, in the order in which they came. A slot is never used again: a job that changes gets
 * another one.
 */
export class LiveJobs {
  readonly no: number[] = []
  /** By slot: the highest number up to there. */
  readonly highestNo: number[] = []
  /** Of a job that is gone: before any time. */
  readonly expiry: number[] = []
  /** -1 where not stated. */
  readonly monthlyPay: number[] = []
  private readonly employer: string[] = []
  private readonly slotOf = new Map<number, number>()
  private readonly sets = new Map<string, SlotSet>()
  private readonly mostNumbers: number
  /** Of the jobs that are not gone. */
  private all: { slots: Bitmap; words: Int32Array } | undefined
  /** Of those that are live, from an instant on, until another one, with how many of them have a lexeme. */
  private live:
    | { from: number; until: number; slots: Bitmap; counts: Map<string, number> }
    | undefined

  /** About how many jobs there will be. */
  constructor(expected: number) {
    this.mostNumbers = Math.max(64, wordsFor(expected))
  }

  /** So many slots are of jobs that are gone that loading all anew is worth it. */
  isFragmented(): boolean {
    return this.no.length > 2 * this.slotOf.size + 2_000
  }

  /** In place of the job that had this number. */
  put({ no, expiry, monthlyPay, employerId, lexemes }: IndexedJob): void {
    this.remove(no)
    const slot = this.no.push(no) - 1
    this.highestNo.push(Math.max(no, this.highestNo[slot - 1] ?? no))
    this.expiry.push(expiry)
    this.monthlyPay.push(monthlyPay ?? -1)
    this.employer.push(employerId)
    this.slotOf.set(no, slot)
    for (const lexeme of lexemes) this.setOf(lexeme).add(slot, this.mostNumbers)
    this.forgetSlots()
  }

  remove(no: number): void {
    const slot = this.slotOf.get(no)
    if (slot === undefined) return
    this.expiry[slot] = never
    this.slotOf.delete(no)
    this.forgetSlots()
  }

  /** The numbers of the jobs of an employer. */
  findByEmployer(id: string): number[] {
    return [...this.slotOf].flatMap(([no, slot]) => (this.employer[slot] === id ? [no] : []))
  }

  /** Those that are in no job since a removal. */
  forgetUnusedLexemes(): void {
    for (const lexeme of this.sets.keys()) if (this.count(lexeme) === 0) this.sets.delete(lexeme)
  }

  find(lexeme: string): SlotSet | undefined {
    return this.sets.get(lexeme)
  }

  /** Of jobs that are expired, too. */
  lexemes(passes: (lexeme: string) => boolean): string[] {
    const found: string[] = []
    for (const lexeme of this.sets.keys()) if (passes(lexeme)) found.push(lexeme)
    return found.filter(lexeme => this.count(lexeme) > 0)
  }

  /** How many jobs have a lexeme, expired or not. */
  count(lexeme: string): number {
    this.all ??= withWords(this.findLive(never).slots)
    return this.sets.get(lexeme)?.countIn(this.all.slots, this.all.words) ?? 0
  }

  liveAt(now: number): Bitmap {
    const isSame = this.live && this.live.from <= now && now < this.live.until
    if (!this.live || !isSame) this.live = this.findLive(now)
    return this.live.slots
  }

  /** How many of some slots have a lexeme; of all live jobs each is counted once. */
  counterIn(slots: Bitmap): (lexeme: string) => number {
    const known = slots === this.live?.slots ? this.live.counts : new Map<string, number>()
    let words: Int32Array | undefined
    return lexeme => {
      const counted = known.get(lexeme)
      if (counted !== undefined) return counted
      words ??= usedWords(slots)
      const count = this.find(lexeme)?.countIn(slots, words) ?? 0
      known.set(lexeme, count)
      return count
    }
  }

  private findLive(now: number) {
    let [from, until] = [never, Number.POSITIVE_INFINITY]
    const slots = new Int32Array(wordsFor(this.no.length))
    for (let slot = 0; slot < this.no.length; slot++) {
      const expiry = this.expiry[slot] as number
      if (expiry > now) setBit(slots, slot)
      if (expiry > now && expiry < until) until = expiry
      if (expiry <= now && expiry > from) from = expiry
    }
    return { from, until, slots, counts: new Map<string, number>() }
  }

  private setOf(lexeme: string): SlotSet {
    const known = this.sets.get(lexeme)
    if (known) return known
    const added = new SlotSet()
    this.sets.set(lexeme, added)
    return added
  }

  private forgetSlots(): void {
    this.all = undefined
    this.live = undefined
  }
}

const withWords = (slots: Bitmap) => ({ slots, words: usedWords(slots) })
