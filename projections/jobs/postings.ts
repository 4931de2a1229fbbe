import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '#events/database/database.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'
import type { LiveJobs } from './live-jobs.ts'
import { PostingList } from './posting-list.ts'

/** A query on the words of jobs, as text, and about how many jobs match it. */
export interface TextQuery {
  query: string
  jobs: number
}

/** Lists of more jobs are read later, while SQL answers: it ranks no more jobs than these. */
const maxAtOnce = 1_000
/** Lists of more jobs than the index of words is quick for are read in pages of all jobs. */
const maxByIndex = 20_000
const rowsAtOnce = 2_000
/** Milliseconds before a list is read later, and between its pages: searches go first. */
const pause = 5
/** A list that lacks more slots is read anew. */
const maxBehind = 2_000
const maxQueued = 100

/** As many bytes as so many bitmaps, or those of a small board. */
const maxBitmaps = 256
const minBytes = 8_000_000

/** The posting lists of the last queries. Changed jobs have new slots: a list lacks them until it is used again. */
export class Postings {
  private readonly jobs: LiveJobs
  private readonly lists: LeastRecentlyUsed<PostingList>
  private readonly queued = new Set<string>()
  private lastRead = Promise.resolve()

  constructor(jobs: LiveJobs) {
    this.jobs = jobs
    this.lists = new LeastRecentlyUsed(Math.max(minBytes, (maxBitmaps * jobs.columns.capacity) / 8))
  }

  /** Undefined when one is to be read later, which begins then. */
  async find(db: Queryable, queries: readonly TextQuery[]): Promise<PostingList[] | undefined> {
    const isLong = (one: TextQuery) => !this.recent(one.query) && one.jobs > maxAtOnce
    const long = queries.filter(isLong)
    for (const one of long) this.readLater(db, one)
    if (long.length > 0) return undefined
    const found: PostingList[] = []
    for (const { query } of queries) found.push(await this.complete(db, query))
    return found
  }

  private recent(query: string): PostingList | undefined {
    const list = this.lists.get(query)
    return list && this.jobs.columns.length - list.upTo <= maxBehind ? list : undefined
  }

  private async complete(db: Queryable, query: string): Promise<PostingList> {
    const list = this.recent(query) ?? new PostingList()
    const from = list.upTo
    const upTo = this.jobs.columns.length
    if (from === upTo) return list
    const numbers =
      from === 0 ? await readAll(db, query) : await readSome(db, query, this.numbersFrom(from))
    // Another search may have extended it meanwhile.
    if (list.upTo === from) this.extend(query, list, numbers, upTo)
    return list
  }

  private numbersFrom(slot: number): number[] {
    return [...this.jobs.columns.no.subarray(slot, this.jobs.columns.length)]
  }

  /** A job may have got a later slot since the rows were read: that one is not complete. */
  private extend(query: string, list: PostingList, numbers: readonly number[], upTo: number) {
    const from = list.upTo
    const slots = numbers.flatMap(no => this.jobs.slotOf(no) ?? [])
    list.extend(
      slots.filter(slot => slot >= from && slot < upTo),
      upTo
    )
    this.lists.set(query, list, list.bytes)
  }

  /** One at a time. After a failure the next search tries again. */
  private readLater(db: Queryable, { query, jobs }: TextQuery): void {
    const read = async () => {
      await setTimeout(10 * pause, undefined, { ref: false })
      if (jobs > maxByIndex) await this.readInPages(db, query)
      else await this.complete(db, query)
    }
    if (this.queued.has(query) || this.queued.size >= maxQueued) return
    this.queued.add(query)
    this.lastRead = this.lastRead
      .then(read)
      .catch(() => {})
      .finally(() => this.queued.delete(query))
  }

  private async readInPages(db: Queryable, query: string): Promise<void> {
    const upTo = this.jobs.columns.length
    const numbers: number[] = []
    for (let last: number | null = 0; last !== null; ) {
      const page: NumbersRow & { last: number | null } = await readPage(db, query, last)
      for (const no of toNumbers(page)) numbers.push(no)
      last = page.last
      await setTimeout(pause, undefined, { ref: false })
    }
    this.extend(query, new PostingList(), numbers, upTo)
  }
}

interface NumbersRow {
  /** Separated by spaces. */
  numbers: string | null
}

async function readAll(db: Queryable, query: string): Promise<number[]> {
  const [row] = await db.query<NumbersRow>(
    `SELECT string_agg(no::text, ' ') AS numbers FROM jobs WHERE live AND words @@ $1::tsquery`,
    [query]
  )
  return toNumbers(row)
}

async function readSome(db: Queryable, query: string, among: number[]): Promise<number[]> {
  const [row] = await db.query<NumbersRow>(
    `SELECT string_agg(no::text, ' ') AS numbers FROM (
       SELECT no, words FROM jobs WHERE no = ANY ($2) AND live OFFSET 0) AS changed
      WHERE words @@ $1::tsquery`,
    [query, among]
  )
  return toNumbers(row)
}

async function readPage(db: Queryable, query: string, after: number) {
  const [row] = await db.query<NumbersRow & { last: number | null }>(
    `SELECT max(no) AS last, string_agg(no::text, ' ') FILTER (WHERE words @@ $1::tsquery) AS numbers
       FROM (SELECT no, words FROM jobs WHERE live AND no > $2 ORDER BY no LIMIT ${rowsAtOnce}) AS page`,
    [query, after]
  )
  return row as NumbersRow & { last: number | null }
}

function toNumbers(row: NumbersRow | undefined): number[] {
  return row?.numbers ? row.numbers.split(' ').map(Number) : []
}
