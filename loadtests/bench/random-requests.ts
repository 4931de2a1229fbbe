import type { Queryable } from '#events/database/database.ts'
import { jobSorts } from '#events/job-content/job-sorts.ts'
import { filterValues, jobFilters } from '#events/job-content/job-terms.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { readJobWords } from './job-words.ts'

/** What requests of this board may name. */
export interface RequestVocabulary {
  /** The most frequent words first. */
  words: string[]
  places: string[]
  /** Those with the most jobs first. */
  employers: string[]
  jobs: string[]
  profiles: string[]
}

export async function readRequestVocabulary(db: Queryable): Promise<RequestVocabulary> {
  const strings = async (query: string) =>
    (await db.query<{ text: string }>(query)).map(({ text }) => text)
  const { words, places } = await readJobWords(db)
  return {
    words: words.slice(0, 3000).map(({ word }) => word),
    places: places.slice(0, 2000).map(({ word }) => word),
    employers: await strings(
      `SELECT employer_id AS text FROM jobs GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20`
    ),
    jobs: await strings('SELECT id AS text FROM jobs ORDER BY no DESC LIMIT 100'),
    profiles: await strings('SELECT id AS text FROM candidate_profiles ORDER BY no DESC LIMIT 100')
  }
}

/** Terms with synonyms, each of which widens a search. */
const synonyms =
  'mozo groom jinete amazona domador monitor instructor herrador preparador hipica yeguada raid completo enganche western equinoterapia cuidador caballos cuadra'.split(
    ' '
  )
const maxSearchLength = 200

/** Addresses that a visitor without an account may ask for, chosen to be dear. */
const kinds: Record<string, (random: SeededRandom, known: RequestVocabulary) => string> = {
  jobs: (random, known) => `/api/jobs?${jobSearch(random, known, 50)}`,
  'jobs of an employer': (random, known) =>
    `/api/jobs?employerId=${random.pickZipf(known.employers)}&${jobSearch(random, known, 50)}`,
  'job page': (random, known) =>
    random.pick([`/jobs/${random.pick(known.jobs)}`, `/api/jobs/${random.pick(known.jobs)}`]),
  'list page': (random, known) => `/jobs?${jobSearch(random, known)}`,
  candidates: (random, known) => `/api/candidate-profiles?${candidateSearch(random, known, 200)}`,
  'candidates page': (random, known) => `/candidates?${candidateSearch(random, known)}`,
  'candidate page': (random, known) => `/api/candidate-profiles/${random.pick(known.profiles)}`,
  feed: (random, known) => `/feed.xml?${jobSearch(random, known)}`,
  sitemap: random => random.pick(['/sitemap.xml', `/sitemap-${random.below(100_000)}.xml`]),
  home: () => '/'
}

export interface RandomRequest {
  kind: string
  path: string
}

export function randomRequest(random: SeededRandom, known: RequestVocabulary): RandomRequest {
  const [kind, create] = random.pickZipf(Object.entries(kinds), 0.3)
  return { kind, path: create(random, known) }
}

function jobSearch(random: SeededRandom, known: RequestVocabulary, limit?: number): string {
  const keyword = random.withProbability(0.7) && text(random, known.words, 40)
  const location = random.withProbability(0.6) && text(random, known.places, 20)
  return query({
    keyword,
    location,
    jobType: random.withProbability(0.3) && random.pick(jobTypes),
    experience: random.withProbability(0.3) && random.pick(experiences),
    ...termFilters(random),
    sort: random.withProbability(0.2) && random.pick(jobSorts),
    page: pageNumber(random),
    limit
  })
}

/** None to five, of one value or of all. */
function termFilters(random: SeededRandom): Record<string, string> {
  const { jobType, experience, province, ...termFilterValues } = filterValues
  const names = Object.keys(termFilterValues) as (keyof typeof termFilterValues)[]
  const chosen = Array.from({ length: random.pick([0, 0, 1, 2, 5]) }, () => random.pick(names))
  const near = random.withProbability(0.1) && { near: '28079', radius: random.pick(['10', '200']) }
  const filters = chosen.map(name => {
    const values: readonly string[] = termFilterValues[name]
    const isList = jobFilters[name].kind === 'several'
    const given = isList && random.withProbability(0.3) ? values.join(',') : random.pick(values)
    return [name, given]
  })
  return { ...Object.fromEntries(filters), ...near }
}

function candidateSearch(random: SeededRandom, known: RequestVocabulary, limit?: number): string {
  return query({
    text: random.withProbability(0.7) && text(random, known.words, 40),
    location: random.withProbability(0.5) && text(random, known.places, 20),
    page: pageNumber(random),
    limit
  })
}

const pageNumber = (random: SeededRandom) => random.pick([1, 1, 2, 50, 83, 5_000, 1_000_000])

function query(values: Record<string, string | number | false | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : []
  )
  return new URLSearchParams(given).toString()
}

/** One word to many, cut at the length that a search may have. */
function text(random: SeededRandom, known: readonly string[], most: number): string {
  const count = random.pick([1, 2, 3, 6, 12, most])
  const words = Array.from({ length: count }, () => word(random, known))
  return words.join(' ').slice(0, maxSearchLength).trim()
}

function word(random: SeededRandom, known: readonly string[]): string {
  const found = random.pickZipf(known, 0.9)
  const letters = () => String.fromCharCode(97 + random.below(26))
  return random.pick([
    () => found,
    () => found,
    () => random.pick(synonyms),
    () => found.slice(0, random.between(1, 4)),
    () => found.slice(random.between(1, 3)),
    () => withTypo(random, found),
    () => letters(),
    () => Array.from({ length: random.between(2, 30) }, letters).join('')
  ])()
}

function withTypo(random: SeededRandom, found: string): string {
  const at = random.below(found.length)
  return (
    found.slice(0, at) +
    random.pick(['', 'x', found.slice(at, at + 1).repeat(2)]) +
    found.slice(at + 1)
  )
}
