import type { Queryable } from '#events/database/database.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'
import type { LiveJobs } from './live-jobs.ts'
import { lowerBound } from './posting-list.ts'

/** Of one query: slots in ascending order, and the rank of each. */
interface Ranks {
  slots: Int32Array
  ranks: Float32Array
}

const maxBytes = 8_000_000
/** Of one query: searches at many places, or with many filters, rank other jobs by it. */
const maxRanks = 125_000
const bytesOfRank = 8

/** How well jobs match the last queries: a slot is one text of a job, so its rank never changes. */
export class MatchRanks {
  private readonly jobs: LiveJobs
  private readonly known = new LeastRecentlyUsed<Ranks>(maxBytes)
  /** Of the slots that were asked for last, as long as the caller has them. */
  private readonly last = new WeakMap<readonly number[], { query: string; ranks: Float32Array }>()

  constructor(jobs: LiveJobs) {
    this.jobs = jobs
  }

  /** Of each of these slots, in their order; 0 for a job that is gone. */
  async of(db: Queryable, query: string, slots: readonly number[]): Promise<Float32Array> {
    const last = this.last.get(slots)
    if (last?.query === query) return last.ranks
    const ranks = await this.find(db, query, slots)
    this.last.set(slots, { query, ranks })
    return ranks
  }

  private async find(db: Queryable, query: string, slots: readonly number[]) {
    const known = this.known.get(query)
    const ranks = Float32Array.from(slots, slot => rankOf(known, slot))
    const unknown = slots.filter((_, nth) => Number.isNaN(ranks[nth]))
    if (unknown.length === 0) return ranks
    const read = await this.read(db, query, unknown)
    this.remember(query, read)
    return ranks.map((rank, nth) =>
      Number.isNaN(rank) ? (read.get(slots[nth] as number) ?? 0) : rank
    )
  }

  /** Another search may have read some of them meanwhile. */
  private remember(query: string, read: ReadonlyMap<number, number>): void {
    const known = this.known.get(query)
    const added = [...read.keys()].filter(slot => Number.isNaN(rankOf(known, slot)))
    const slots = Int32Array.from(added).sort()
    const more = { slots, ranks: Float32Array.from(slots, slot => read.get(slot) as number) }
    const isFull = !known || known.slots.length + slots.length > maxRanks
    const all = isFull ? more : merge(known, more)
    this.known.set(query, all, bytesOfRank * all.slots.length)
  }

  private async read(db: Queryable, query: string, slots: readonly number[]) {
    const { no } = this.jobs.columns
    const slotByNumber = new Map(slots.map(slot => [no[slot] as number, slot]))
    const [row] = await db.query<{ numbers: string | null; ranks: string | null }>(
      `SELECT string_agg(no::text, ' ') AS numbers, string_agg(ts_rank(words, $1::tsquery)::text, ' ') AS ranks
         FROM jobs WHERE no = ANY ($2)`,
      [query, [...slotByNumber.keys()]]
    )
    const ranks = row?.ranks?.split(' ') ?? []
    const numbers = row?.numbers?.split(' ') ?? []
    return new Map(
      numbers.map((no, nth) => [slotByNumber.get(Number(no)) as number, Number(ranks[nth])])
    )
  }
}

/** NaN where it is unknown. */
function rankOf(known: Ranks | undefined, slot: number): number {
  if (!known) return Number.NaN
  const at = lowerBound(known.slots, slot)
  return known.slots[at] === slot ? (known.ranks[at] as number) : Number.NaN
}

/** No slot is in both. */
function merge(one: Ranks, other: Ranks): Ranks {
  const length = one.slots.length + other.slots.length
  const merged = { slots: new Int32Array(length), ranks: new Float32Array(length) }
  for (let at = 0, ofOne = 0; at < length; at++) {
    const ofOther = at - ofOne
    const isOne =
      ofOther === other.slots.length ||
      (one.slots[ofOne] as number) < (other.slots[ofOther] as number)
    const [from, nth] = isOne ? [one, ofOne++] : [other, ofOther]
    merged.slots[at] = from.slots[nth] as number
    merged.ranks[at] = from.ranks[nth] as number
  }
  return merged
}
