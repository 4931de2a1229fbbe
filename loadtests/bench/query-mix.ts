import type { Queryable } from '#events/database/database.ts'
import { experiences, jobTypes } from '#events/jobs.ts'
import type { JobSearchQuery } from '#projections/jobs/search-jobs.ts'

export type QueryKind =
  | 'none'
  | 'common'
  | 'mid'
  | 'rare'
  | 'two'
  | 'kwloc'
  | 'filters'
  | 'one filter'
  | 'typo'
  | 'deep50'

type Query = Partial<JobSearchQuery>

/** What people ask for, in ten shapes, drawn from the words that this board has. */
export async function readQueryMix(db: Queryable): Promise<Record<QueryKind, Query[]>> {
  const [{ n: ads = 0 } = {}] = await db.query<{ n: number }>('SELECT sum(n) AS n FROM live_counts')
  const between = (from: number, to: number) => wordsBetween(db, from, to)
  const common = await between(ads * 0.2, ads * 0.75)
  const mid = await between(ads * 0.005, ads * 0.07)
  const rare = await between(3, 200)
  const places = await placeWords(db)
  const keyword = (words: string[]) => words.map(word => ({ keyword: word }))
  return {
    none: [{}],
    common: keyword(common),
    mid: keyword(mid),
    rare: keyword(rare),
    two: keyword(
      common.flatMap((word, nth) => [
        `${word} ${mid[nth % mid.length]}`,
        `${mid[nth]} ${mid[nth + 7]}`
      ])
    ),
    kwloc: common.map((word, nth) => ({ keyword: word, location: places[nth % places.length] })),
    filters: jobTypes.flatMap(jobType => experiences.map(experience => ({ jobType, experience }))),
    'one filter': [
      ...jobTypes.map(jobType => ({ jobType })),
      ...experiences.map(experience => ({ experience }))
    ],
    typo: keyword(
      mid
        .filter(word => word.length > 5)
        .slice(0, 10)
        .map(transposeLetters)
    ),
    deep50: [{ page: 50 }, { keyword: common[0], page: 50 }]
  }
}

async function wordsBetween(db: Queryable, from: number, to: number): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `SELECT word FROM vocabulary
      WHERE n BETWEEN $1 AND $2 AND length(word) > 3 AND word NOT LIKE 'l.%'
        AND numnode(plainto_tsquery('search.es', word)) = 1
      ORDER BY md5(word) LIMIT 60`,
    [Math.ceil(from), Math.floor(to)]
  )
  return rows.map(({ word }) => word)
}

async function placeWords(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `SELECT substr(word, 3) AS word FROM vocabulary WHERE word LIKE 'l.%' AND length(word) > 6
      ORDER BY n DESC LIMIT 60`
  )
  return rows.map(({ word }) => word)
}

/** Two letters in the middle, the wrong way round. */
function transposeLetters(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word[middle + 1] + word[middle] + word.slice(middle + 2)
}
