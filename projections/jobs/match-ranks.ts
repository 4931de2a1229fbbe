import type { Queryable } from '#events/database/database.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'
import type { LiveJobs } from './live-jobs.ts'

/** Of one query, by slot. */
interface Ranks {
  slots: Int32Array
  ranks: Float32Array
}

const maxBytes = 8_000_000
/** Of one query. */
const maxRanks = 3_000
const bytesOfRank = 8

/** How well jobs match the last queries: a slot is one text of a job, so its rank never changes. */
export class MatchRanks {
  private readonly jobs: LiveJobs
  private readonly known = new LeastRecentlyUsed<Ranks>(maxBytes)

  constructor(jobs: LiveJobs) {
    this.jobs = jobs
  }

  /** Of each of these slots, in their order; 0 for a job that is gone. */
  async of(db: Queryable, query: string, slots: readonly number[]): Promise<Float32Array> {
    const known = this.known.get(query)
    if (known && slots.every((slot, nth) => known.slots[nth] === slot)) return known.ranks
    const ranks = toMap(known)
    const unknown = slots.filter(slot => !ranks.has(slot))
    const read =
      unknown.length > 0 ? await this.read(db, query, unknown) : new Map<number, number>()
    const found = slots.map(slot => [slot, read.get(slot) ?? ranks.get(slot) ?? 0] as const)
    if (read.size === unknown.length) this.remember(query, found, ranks)
    return Float32Array.from(found, ([, rank]) => rank)
  }

  /** What was asked for last comes first, and is found as it is when it is asked for again. */
  private remember(
    query: string,
    found: readonly (readonly [slot: number, rank: number])[],
    former: ReadonlyMap<number, number>
  ): void {
    const isFull = found.length + former.size > maxRanks
    const all = new Map(isFull ? found : [...found, ...former])
    const columns = { slots: Int32Array.from(all.keys()), ranks: Float32Array.from(all.values()) }
    this.known.set(query, columns, bytesOfRank * all.size)
  }

  private async read(db: Queryable, query: string, slots: readonly number[]) {
    const { no } = this.jobs.columns
    const slotByNumber = new Map(slots.map(slot => [no[slot] as number, slot]))
    const rows = await db.query<{ no: number; rank: number }>(
      'SELECT no, ts_rank(words, $1::tsquery) AS rank FROM jobs WHERE no = ANY ($2)',
      [query, [...slotByNumber.keys()]]
    )
    return new Map(rows.map(({ no, rank }) => [slotByNumber.get(no) as number, Math.fround(rank)]))
  }
}

function toMap(known: Ranks | undefined): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const [nth, slot] of known?.slots.entries() ?? []) {
    ranks.set(slot, known?.ranks[nth] ?? 0)
  }
  return ranks
}
