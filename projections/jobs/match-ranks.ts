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

  /** By slot; a job that is gone has none. */
  async of(db: Queryable, query: string, slots: readonly number[]): Promise<Map<number, number>> {
    const ranks = this.recall(query)
    const unknown = slots.filter(slot => !ranks.has(slot))
    if (unknown.length === 0) return ranks
    const read = await this.read(db, query, unknown)
    this.remember(query, ranks.size + read.size > maxRanks ? read : new Map([...ranks, ...read]))
    return new Map([...ranks, ...read])
  }

  private recall(query: string): Map<number, number> {
    const ranks = new Map<number, number>()
    const known = this.known.get(query)
    if (!known) return ranks
    for (const [nth, slot] of known.slots.entries()) ranks.set(slot, known.ranks[nth] as number)
    return ranks
  }

  private remember(query: string, ranks: Map<number, number>): void {
    const columns = {
      slots: Int32Array.from(ranks.keys()),
      ranks: Float32Array.from(ranks.values())
    }
    this.known.set(query, columns, bytesOfRank * ranks.size)
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
