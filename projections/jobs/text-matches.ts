import type { Queryable } from '#events/database/database.ts'
import type { JobIndex } from './job-index.ts'
import { type Alternatives, parseLexemes } from './lexeme-queries.ts'
import { haveInCommon, type PostingList } from './posting-list.ts'

export interface SearchedTexts {
  keyword?: string | undefined
  /** A place that is no known one. */
  place?: string | undefined
}

export interface TextMatch {
  /** All lists of one of these have a job that matches. */
  anyOf: PostingList[][]
  /** The query by which matches are ranked. */
  rank: string | undefined
  /** What all matches have; undefined where it follows from the words of all live jobs. */
  texts: readonly Alternatives[] | undefined
}

/** With fewer live matches a word may be misspelt. */
const fewMatches = 3

const everyJob: TextMatch = { anyOf: [[]], rank: undefined, texts: [] }

/** Undefined while a list is not in memory. */
export async function matchTexts(
  db: Queryable,
  index: JobIndex,
  { keyword, place }: SearchedTexts,
  now: Date
): Promise<TextMatch | undefined> {
  const words = keyword ? await matchKeyword(db, index, keyword, now) : everyJob
  const near = place === undefined ? everyJob : await matchText(db, index, 'place', place)
  if (!words || !near) return undefined
  const anyOf = words.anyOf.map(lists => [...lists, ...near.anyOf.flat()])
  return { anyOf, rank: words.rank, texts: near === everyJob ? words.texts : undefined }
}

async function matchKeyword(
  db: Queryable,
  index: JobIndex,
  keyword: string,
  now: Date
): Promise<TextMatch | undefined> {
  const words = await matchText(db, index, 'words', keyword)
  if (!words?.rank) return words
  index.jobs.setTime(now.getTime())
  if (haveInCommon(words.anyOf.flat(), index.jobs.live, fewMatches)) return words
  const near = await matchText(db, index, 'spelling', keyword)
  if (!near) return undefined
  const rank = near.rank && `(${words.rank}) | (${near.rank})`
  return { anyOf: [...words.anyOf, ...near.anyOf], rank, texts: undefined }
}

async function matchText(
  db: Queryable,
  { jobs, changes, texts }: JobIndex,
  kind: 'words' | 'spelling' | 'place',
  text: string
): Promise<TextMatch | undefined> {
  const board = { changes, jobs: jobs.columns.length }
  const { query, parts } = await texts.queries.find(db, kind, text, board)
  const lists = await texts.postings.find(db, parts)
  return (
    lists && {
      ...{ anyOf: [lists], rank: query ?? undefined },
      texts: parts.flatMap(part => [parseLexemes(part.query) ?? []].filter(one => one.length > 0))
    }
  )
}
