import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Queryable } from '#events/database/database.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'
import type { LiveJobs } from './live-jobs.ts'
import { bitsOf } from './bitmaps.ts'
import { hasAlternative, parseAlternatives, parseLexemes, queryOf } from './lexeme-queries.ts'
import { PostingList, slotsInAll } from './posting-list.ts'
import { readLexemesInPages, readMatchesInPages } from './read-in-pages.ts'
import { readFrequentLexemes, readMatches, readMatchesAmong } from './read-postings.ts'

/** A query on the words of jobs, as text, and about how many jobs match it. */
export interface TextQuery {
  query: string
  jobs: number
}

/** Lists of more jobs are read later, while SQL answers: it ranks no more jobs than these. */
const maxAtOnce = 1_000
/** Lists of more jobs than the index of words is quick for are read in pages of all jobs. */
const maxByIndex = 20_000
/** Milliseconds before a list is read later: searches go first. */
const pause = 50
/** A list that lacks more slots is read anew. */
const maxBehind = 2_000
const maxQueued = 100

/** As many bytes as so many bitmaps, or those of a small board. */
const maxBitmaps = 256
const minBytes = 8_000_000
/** Of all bytes, what the lists of frequent words may take that nothing asked for. */
const shareOfFrequent = 0.5
/** On a larger board each list is read when a search needs it. */
const maxJobsReadTogether = 250_000

const noWords: ReadonlySet<string> = new Set()

/** The posting lists of the last queries. Changed jobs have new slots: a list lacks them until it is used again. */
export class Postings {
  private readonly jobs: LiveJobs
  private readonly lists: LeastRecentlyUsed<PostingList>
  private readonly maxBytes: number
  private readonly queued = new Set<string>()
  /** Of frequent words. */
  private frequent: 'unread' | 'read' | 'too many' = 'unread'
  private lastRead = Promise.resolve()

  constructor(jobs: LiveJobs) {
    this.jobs = jobs
    this.maxBytes = Math.max(minBytes, (maxBitmaps * jobs.columns.capacity) / 8)
    this.lists = new LeastRecentlyUsed(this.maxBytes)
  }

  /** Reads the lists of the words that many jobs have, before a search needs one. A failure leaves it to that search. */
  readAhead(db: Queryable): Promise<void> {
    this.lastRead = this.lastRead.then(() => this.readFrequent(db)).catch(() => {})
    return this.lastRead
  }

  /** Undefined when one is to be read later, which begins then. */
  async find(db: Queryable, queries: readonly TextQuery[]): Promise<PostingList[] | undefined> {
    const isLong = ({ query, jobs }: TextQuery) =>
      jobs > maxAtOnce && !this.recent(query) && !this.alternativesOf(query)
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
    const alternatives = from === 0 && this.alternativesOf(query)
    if (alternatives) return this.unite(db, query, alternatives)
    const added = from > 0 && this.matchesInMemory(query, from, upTo)
    if (added) {
      list.extend(added, upTo)
      this.lists.set(query, list, list.bytes)
      return list
    }
    const numbers =
      from === 0
        ? await readMatches(db, query)
        : await readMatchesAmong(db, query, this.numbersFrom(from))
    // Another search may have extended it meanwhile.
    if (list.upTo === from) this.extend(query, list, numbers, upTo)
    return list
  }

  /** Where a query says which lexemes a job must have, and the lists of the frequent ones are read. */
  private alternativesOf(query: string): string[][] | undefined {
    if (this.frequent !== 'read') return undefined
    const alternatives = parseAlternatives(query)
    return alternatives && alternatives.flat().length > 1 ? alternatives : undefined
  }

  /** The slots of jobs that came last and match; undefined where a statement must say so. */
  private matchesInMemory(query: string, from: number, upTo: number): number[] | undefined {
    const { columns, wordsOf } = this.jobs
    const alternatives = parseLexemes(query)
    const slots = Array.from({ length: upTo - from }, (_, nth) => from + nth)
    const present = slots.filter(slot => columns.isPresent(slot))
    if (!alternatives || !present.every(slot => wordsOf.has(slot))) return undefined
    return present.filter(slot => hasAlternative(alternatives, wordsOf.get(slot) ?? noWords))
  }

  /** The list of a query from those of its lexemes. */
  private async unite(db: Queryable, query: string, alternatives: readonly string[][]) {
    const lists = new Map<string, PostingList>()
    for (const lexeme of new Set(alternatives.flat()))
      lists.set(lexeme, await this.complete(db, lexeme))
    const sets = alternatives.map(lexemes => lexemes.flatMap(one => lists.get(one) ?? []))
    const upTo = Math.min(...[...lists.values()].map(list => list.upTo))
    const united = new PostingList()
    united.extend(bitsOf(slotsInAll(sets, upTo), upTo), upTo)
    this.lists.set(query, united, united.bytes)
    return united
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
      await setTimeout(pause, undefined, { ref: false })
      await this.readFrequent(db)
      if (this.recent(query)) return
      if (jobs > maxByIndex && !this.alternativesOf(query)) await this.readInPages(db, query)
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
    const numbers = await readMatchesInPages(db, query)
    this.extend(query, new PostingList(), numbers, upTo)
  }

  /** The lists of the words that many jobs have, once: one search for such a word is seldom the last. */
  private async readFrequent(db: Queryable): Promise<void> {
    const { length: upTo } = this.jobs.columns
    if (this.frequent !== 'unread' || upTo <= maxAtOnce) return
    if (upTo > maxJobsReadTogether) {
      this.frequent = 'too many'
      return
    }
    const limit = Math.floor((this.maxBytes * shareOfFrequent) / (this.jobs.columns.capacity / 8))
    const lexemes = await readFrequentLexemes(db, maxAtOnce, limit)
    for (const [lexeme, all] of await readLexemesInPages(db, lexemes)) {
      this.extend(queryOf(lexeme), new PostingList(), all, upTo)
      await setImmediate()
    }
    this.frequent = 'read'
  }
}
