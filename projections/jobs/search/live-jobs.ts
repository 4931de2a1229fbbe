import { type Bitmap, setBit, SlotSet, usedWords, wordsFor } from './slot-set.ts'

/** The searchable part of a job that is live unless the clock says otherwise. */
export interface IndexedJob {
  /** The position in the log of the event that published it. */
  no: number
  /** Milliseconds since 1970. */
  expiry: number
  /** Null without pay. */
  monthlyPay: number | null
  employerId: string
  /** Words, places and terms by which it is found, perhaps repeated. */
  lexemes: readonly string[]
}

const never = Number.NEGATIVE_INFINITY

/**
 * Live jobs in memory, a slot each, in the order in which they came. A slot is never used again: a job that changes gets
 * another one.
 */
export class LiveJobs {
  readonly no: number[] = []
  /** By slot: the highest number so far. */
  readonly highestNo: number[] = []
  /** By slot; before any time for a job that is gone. */
  readonly expiry: number[] = []
  /** By slot; -1 without pay. */
  readonly monthlyPay: number[] = []
  private readonly employer: string[] = []
  private readonly slotOf = new Map<number, number>()
  private readonly sets = new Map<string, SlotSet>()
  private readonly mostNumbers: number
  /** The slots of the jobs that are not gone. */
  private all: { slots: Bitmap; words: Int32Array } | undefined
  /** The slots that are live from one instant until another, and how many of them have each lexeme. */
  private live:
    | { from: number; until: number; slots: Bitmap; counts: Map<string, number> }
    | undefined

  /** The approximate number of jobs to expect. */
  constructor(expected: number) {
    this.mostNumbers = Math.max(64, wordsFor(expected))
  }

  /** True when so many slots are of gone jobs that loading the index anew is worth it. */
  isFragmented(): boolean {
    return this.no.length > 2 * this.slotOf.size + 2_000
  }

  /** Replaces the job that had this number. */
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

  /** Drops the lexemes that no job has since a removal. */
  forgetUnusedLexemes(): void {
    for (const lexeme of this.sets.keys()) if (this.count(lexeme) === 0) this.sets.delete(lexeme)
  }

  find(lexeme: string): SlotSet | undefined {
    return this.sets.get(lexeme)
  }

  /** All lexemes that pass, also of expired jobs. */
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

  /** How many of these slots have a lexeme; counts over all live jobs are remembered. */
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
