import { type Bitmap, clearBit, enlarge, hasBit, setBit } from './bitmaps.ts'
import { ExpiryClock } from './expiry-clock.ts'
import { type IndexedJob, JobColumns } from './job-columns.ts'
import { CachedCards } from './cached-cards.ts'
import { CachedCounts } from './cached-counts.ts'
import { CachedPages } from './cached-pages.ts'

const maxLate = 2_000
/** Jobs that came last, whose words are in memory. */
const maxWithWords = 2_000

/** The jobs in columns, and which of them are live at an instant. */
export class LiveJobs {
  readonly columns: JobColumns
  /** The slots of those that are neither gone nor expired. */
  live: Bitmap
  /** Slots whose job is older than one before it: it changed, or was shown again. */
  late: Bitmap
  /** The last slots of such jobs, by their number. */
  readonly lateSlots = new Map<number, number>()
  readonly counts: CachedCounts
  readonly pages = new CachedPages()
  readonly cards = new CachedCards()
  /** The lexemes of the last jobs that came, by slot. */
  readonly wordsOf = new Map<number, ReadonlySet<string>>()
  private removed = 0
  private newest = Number.NEGATIVE_INFINITY
  private readonly clock: ExpiryClock

  constructor(capacity: number) {
    this.columns = new JobColumns(capacity)
    this.live = new Int32Array(this.columns.present.length)
    this.late = new Int32Array(this.columns.present.length)
    this.counts = new CachedCounts(this.columns)
    this.clock = new ExpiryClock(this.columns, {
      passed: slot => this.setEnded(slot),
      returned: slot => this.setLive(slot),
      jumped: () => this.recount()
    })
  }

  /** It has so many slots without a job, or out of order, that loading it anew is worth it. */
  isFragmented(): boolean {
    return this.lateSlots.size > maxLate || this.removed > maxLate + this.columns.length / 2
  }

  /** Milliseconds since 1970. */
  setTime(now: number): void {
    this.clock.set(now)
  }

  /** In place of the job that had this number. */
  put(job: IndexedJob, words?: ReadonlySet<string>): void {
    this.remove(job.no)
    const slot = this.columns.add(job)
    if (words) this.rememberWords(slot, words)
    if (this.live.length < this.columns.present.length) {
      this.live = enlarge(this.live, this.columns.capacity)
      this.late = enlarge(this.late, this.columns.capacity)
    }
    if (job.no > this.newest) this.newest = job.no
    else {
      setBit(this.late, slot)
      this.lateSlots.set(job.no, slot)
    }
    this.clock.add(slot)
    if (job.expiry > this.clock.now) this.setLive(slot)
  }

  remove(no: number): void {
    const slot = this.slotOf(no)
    if (slot === undefined) return
    if (hasBit(this.live, slot)) this.setEnded(slot)
    this.columns.remove(slot)
    this.cards.delete(slot)
    this.wordsOf.delete(slot)
    this.lateSlots.delete(no)
    this.removed++
  }

  /** The numbers of the jobs whose employer may be this one. */
  findByEmployer(id: string): number[] {
    return this.columns.slotsOfEmployer(id).map(slot => this.columns.no[slot] as number)
  }

  /** Undefined for a job that is gone or unknown. */
  slotOf(no: number): number | undefined {
    const late = this.lateSlots.get(no)
    if (late !== undefined) return late
    let low = 0
    let high = this.columns.length - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      let at = middle
      while (at >= low && hasBit(this.late, at)) at--
      if (at < low) {
        low = middle + 1
        continue
      }
      const found = this.columns.no[at] as number
      if (found === no) return this.columns.isPresent(at) ? at : undefined
      if (found < no) low = middle + 1
      else high = at - 1
    }
    return undefined
  }

  private rememberWords(slot: number, words: ReadonlySet<string>): void {
    this.wordsOf.set(slot, words)
    const [oldest] = this.wordsOf.keys()
    if (this.wordsOf.size > maxWithWords && oldest !== undefined) this.wordsOf.delete(oldest)
  }

  private setLive(slot: number): void {
    setBit(this.live, slot)
    this.tally(slot, 1)
  }

  private setEnded(slot: number): void {
    clearBit(this.live, slot)
    this.tally(slot, -1)
  }

  private tally(slot: number, sign: number): void {
    this.counts.tally(slot, sign)
    this.pages.clear()
  }

  private recount(): void {
    const { expiry, length } = this.columns
    for (let slot = 0; slot < length; slot++) {
      const isLive = this.columns.isPresent(slot) && (expiry[slot] as number) > this.clock.now
      if (isLive === hasBit(this.live, slot)) continue
      if (isLive) this.setLive(slot)
      else this.setEnded(slot)
    }
  }
}
