import type { Queryable } from '#events/database/database.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobSearchQuery } from '#projections/jobs/search/search-jobs.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { type JobWords, readJobWords } from './job-words.ts'

export type QueryKind =
  | 'none'
  | 'common'
  | 'mid'
  | 'rare'
  | 'two'
  | 'kwloc'
  | '50 km'
  | '50 km, word'
  | '50 km, word, 2 filters'
  | 'region'
  | 'filters'
  | 'one filter'
  | 'one term'
  | 'two terms'
  | 'three terms'
  | 'by pay'
  | 'typo'
  | 'deep50'

type Query = Partial<JobSearchQuery>

/** Kinds of search, with words that this board has. */
export async function readQueryMix(db: Queryable): Promise<Record<QueryKind, Query[]>> {
  const [{ n: jobs = 0 } = {}] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM jobs WHERE live'
  )
  const known = await readJobWords(db)
  const common = wordsBetween(known, jobs * 0.2, jobs * 0.75)
  const mid = wordsBetween(known, jobs * 0.005, jobs * 0.07)
  const rare = wordsBetween(known, 3, 200)
  const places = known.places.flatMap(({ word }) => (word.length > 4 ? [word] : [])).slice(0, 60)
  const towns = await townsWithJobs(db)
  const keyword = (words: string[]) => words.map(word => ({ keyword: word }))
  return {
    none: [{}],
    common: keyword(common),
    mid: keyword(mid),
    rare: keyword(rare),
    two: keyword(
      common.flatMap((word, index) => [
        `${word} ${mid[index % mid.length]}`,
        `${mid[index]} ${mid[index + 7]}`
      ])
    ),
    kwloc: common.map((word, index) => ({
      keyword: word,
      location: places[index % places.length]
    })),
    '50 km': towns.map(near => ({ near, radius: 50 })),
    '50 km, word': towns.map((near, index) => ({
      near,
      radius: 50,
      keyword: index % 2 ? common[index % common.length] : mid[index % mid.length]
    })),
    '50 km, word, 2 filters': towns.map((near, index) => ({
      near,
      radius: 50,
      ...termFilters[index % 4],
      ...termFilters[4 + (index % 3)],
      keyword: index % 2 ? common[index % common.length] : mid[index % mid.length]
    })),
    region: ['Andalucía', 'España', 'Galicia', 'Mallorca', 'Segovia'].map(location => ({
      location
    })),
    filters: jobTypes.flatMap(jobType => experiences.map(experience => ({ jobType, experience }))),
    'one filter': [
      ...jobTypes.map(jobType => ({ jobType })),
      ...experiences.map(experience => ({ experience }))
    ],
    'one term': termFilters,
    'two terms': pairs,
    'three terms': pairs.flatMap((pair, index) => {
      const third = termFilters[(index * 3) % termFilters.length] ?? {}
      return Object.keys(third).some(key => key in pair) ? [] : [{ ...pair, ...third }]
    }),
    'by pay': [...termFilters, {}].map(filter => ({ ...filter, sort: 'sueldo' as const })),
    typo: keyword(
      mid
        .filter(word => word.length > 5)
        .slice(0, 10)
        .map(transposeLetters)
    ),
    deep50: [{ page: 50 }, { keyword: common[0], page: 50 }]
  }
}

/** Of all keys, with many jobs and with few. */
const termFilters: Query[] = [
  { role: ['groom' as const] },
  { housing: 'si' as const },
  { payMin: 1600 },
  { daysOff: 2 },
  { contract: ['temporal' as const] },
  { galope: 4 },
  { carne: ['B' as const] },
  { province: ['11', '41'] },
  { discipline: ['salto' as const, 'raid' as const] },
  { ownHorse: 'si' as const },
  { workPermit: 'si' as const },
  { minors: 'si' as const },
  { role: ['jockey' as const] },
  { pay: 'si' as const },
  { jobType: 'Media Jornada' as const }
]

const pairs: Query[] = termFilters.flatMap((a, index) =>
  termFilters.slice(index + 1).flatMap(b => {
    const isOther = Object.keys(a)[0] !== Object.keys(b)[0]
    return isOther ? [{ ...a, ...b }] : []
  })
)

/** Sixty of those that so many jobs have, at random. */
function wordsBetween({ words }: JobWords, from: number, to: number): string[] {
  const random = new SeededRandom(11, 'words', Math.ceil(from))
  return words
    .filter(({ word, n }) => n >= from && n <= to && word.length >= 4 && word.length <= 30)
    .map(({ word }) => ({ word, order: random.below(1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word)
    .slice(0, 60)
}

/** Codes of municipalities, with many jobs and with few. */
async function townsWithJobs(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ area: string }>(
    `SELECT area FROM (SELECT area, row_number() OVER (ORDER BY n DESC, area) AS nth
       FROM (SELECT area, count(*) AS n FROM jobs, unnest(areas) AS area WHERE live GROUP BY 1) AS counted
      WHERE length(area) = 5 AND area < 'A') AS town
      WHERE nth % 20 = 1 ORDER BY nth LIMIT 60`
  )
  return rows.map(({ area }) => area)
}

/** Swaps two letters in the middle. */
function transposeLetters(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word[middle + 1] + word[middle] + word.slice(middle + 2)
}
