import { hasBit } from './bitmaps.ts'
import type { JobColumns } from './job-columns.ts'

const minute = 60_000
const hour = 60 * minute

interface ExpiryCallbacks {
  passed(slot: number): void
  returned(slot: number): void
  /** Any number may have passed or returned. */
  jumped(): void
}

/** Calls back when time passes the expiry of a job, in either direction: requests come a little out of order. */
export class ExpiryClock {
  /** Milliseconds since 1970. */
  now = Number.NEGATIVE_INFINITY
  private from = 0
  private to = 0
  /** Those that expire between these, the next one at `passed`. */
  private slots: number[] = []
  private passed = 0

  private readonly columns: JobColumns
  private readonly on: ExpiryCallbacks

  constructor(columns: JobColumns, on: ExpiryCallbacks) {
    this.columns = columns
    this.on = on
  }

  set(now: number): void {
    if (now < this.from || now >= this.to) this.jump(now)
    this.now = now
    const { expiry } = this.columns
    while (this.passed < this.slots.length) {
      const slot = this.slots[this.passed] as number
      if ((expiry[slot] as number) > now) break
      this.passed++
      if (this.columns.isPresent(slot)) this.on.passed(slot)
    }
    while (this.passed > 0) {
      const slot = this.slots[this.passed - 1] as number
      if ((expiry[slot] as number) <= now) break
      this.passed--
      if (this.columns.isPresent(slot)) this.on.returned(slot)
    }
  }

  /** For a job that was added since the time was set. */
  add(slot: number): void {
    const at = this.columns.expiry[slot] as number
    if (at < this.from || at >= this.to) return
    const next = this.slots.findIndex(other => (this.columns.expiry[other] as number) > at)
    this.slots.splice(next < 0 ? this.slots.length : next, 0, slot)
    if (at <= this.now) this.passed++
  }

  private jump(now: number): void {
    this.from = now - minute
    this.to = now + hour
    const { expiry, present, length } = this.columns
    const isNear = (slot: number) => {
      const at = expiry[slot] as number
      return at >= this.from && at < this.to
    }
    this.slots = []
    for (let slot = 0; slot < length; slot++) {
      if (isNear(slot) && hasBit(present, slot)) this.slots.push(slot)
    }
    this.slots.sort((one, other) => (expiry[one] as number) - (expiry[other] as number))
    this.passed = this.slots.filter(slot => (expiry[slot] as number) <= now).length
    this.now = now
    this.on.jumped()
  }
}
