import type { Queryable } from '#events/database/database.ts'
import { type Experience, experiences, type JobType, jobTypes } from '#events/jobs.ts'

/** An ad as lists show it. Instants are ISO text. */
export interface JobCard {
  id: string
  title: string
  companyName: string
  location: string
  description: string
  requirements: string | null
  jobType: JobType
  experience: Experience | null
  employerId: string
  postDate: string
  expiryDate: string
  isActive: boolean
}

/** The whole ad, contact included. */
export interface JobView extends JobCard {
  contactPhone: string
  contactEmail: string
}

export const jobCardColumns = `id, title, company_name AS "companyName", location, description, requirements,
  job_type AS "jobType", experience, employer_id AS "employerId", post_date AS "postDate",
  expiry_date AS "expiryDate", is_active AS "isActive"`

/** An ad that is not withdrawn, expired or not. */
export async function findJob(db: Queryable, id: string): Promise<JobView | undefined> {
  const [job] = await db.query<JobView>(
    `SELECT ${jobCardColumns}, contact_phone AS "contactPhone", contact_email AS "contactEmail"
       FROM jobs WHERE id = $1 AND is_active`,
    [id]
  )
  return job
}

export interface JobSearchQuery {
  keyword?: string | undefined
  location?: string | undefined
  jobType?: JobType | undefined
  experience?: Experience | undefined
  /** From 1. */
  page: number
  limit: number
}

/** How many ads each value of a filter would give, the other filter kept. */
export interface Facets {
  jobType: Record<JobType, number>
  experience: Record<Experience, number>
}

export interface JobPage {
  jobs: JobCard[]
  meta: {
    totalJobs: number
    totalPages: number
    /** True when there are more than the number given: words match too many ads to count them. */
    capped: boolean
    facets: Facets
  }
}

/** Where counting ends when words are searched. */
export const matchCountLimit = 1000

type FacetCounts = [JobType, Experience | null, number][]

/** One ad of the page beside what is so of the whole search; without ads there is one row, and no ad in it. */
interface JobSearchRow extends JobCard {
  no: number | null
  kinds: FacetCounts | null
  total: number | null
  capped: boolean
}

/** Live ads: best first when words are asked for, else newest first. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, location, jobType, experience, page, limit } = search
  const offset = Math.min((page - 1) * limit, 2 ** 31 - 1)
  const filters = [keyword || null, location || null, jobType, experience]
  const rows = await db.query<JobSearchRow>(
    `SELECT found.kinds, found.total, found.capped, jobs.no, ${jobCardColumns}
       FROM search.jobs($1, $2, $3, $4, $5, $6, $7, $8) AS found
       LEFT JOIN LATERAL unnest(found.page) WITH ORDINALITY AS wanted (no, nth) ON true
       LEFT JOIN jobs ON jobs.no = wanted.no
      ORDER BY wanted.nth`,
    [...filters, offset, limit, now.toISOString(), matchCountLimit]
  )
  const kinds = rows[0]?.kinds ?? []
  const totalJobs = rows[0]?.total ?? sumCounts(kinds, search)
  const capped = rows[0]?.capped ?? false
  const jobs = rows.filter(({ no }) => no !== null).map(toJobCard)
  return {
    jobs,
    meta: {
      totalJobs,
      totalPages: Math.ceil(totalJobs / limit),
      capped,
      facets: toFacets(kinds, search)
    }
  }
}

function toJobCard({ no, kinds, total, capped, ...ad }: JobSearchRow): JobCard {
  return ad
}

function toFacets(kinds: FacetCounts, { jobType, experience }: JobSearchQuery): Facets {
  const ofType = (type: JobType) => sumCounts(kinds, { jobType: type, experience })
  const ofExperience = (level: Experience) => sumCounts(kinds, { jobType, experience: level })
  return {
    jobType: countByKey(jobTypes, ofType),
    experience: countByKey(experiences, ofExperience)
  }
}

function countByKey<K extends string>(
  keys: readonly K[],
  of: (key: K) => number
): Record<K, number> {
  return Object.fromEntries(keys.map(key => [key, of(key)])) as Record<K, number>
}

function sumCounts(
  kinds: FacetCounts,
  wanted: Pick<JobSearchQuery, 'jobType' | 'experience'>
): number {
  return kinds
    .filter(([type]) => !wanted.jobType || type === wanted.jobType)
    .filter(([, level]) => !wanted.experience || level === wanted.experience)
    .reduce((sum, [, , n]) => sum + n, 0)
}

/** Ads of one employer, newest first; its own are all shown, others only live. */
export async function listEmployerJobs(
  db: Queryable,
  employerId: string,
  isOwner: boolean,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, location, jobType, experience, page, limit } = search
  const found = `FROM jobs WHERE employer_id = $1 AND is_active
    AND ($2 OR search.is_live(live, expiry_date, $3))
    AND ($4::text IS NULL OR words @@ (search.word_query($4)).query)
    AND ($5::text IS NULL OR words @@ (search.place_query($5)).query)`
  const scope = [employerId, isOwner, now.toISOString(), keyword || null, location || null]
  const kinds = await db.query<{ jobType: JobType; experience: Experience | null; n: number }>(
    `SELECT job_type AS "jobType", experience, count(*) AS n ${found} GROUP BY 1, 2`,
    scope
  )
  const jobs = await db.query<JobCard>(
    `SELECT ${jobCardColumns} ${found} AND ($6::text IS NULL OR job_type = $6)
        AND ($7::text IS NULL OR experience = $7)
      ORDER BY no DESC OFFSET $8 LIMIT $9`,
    [...scope, jobType, experience, (page - 1) * limit, limit]
  )
  const counted = kinds.map(({ jobType, experience, n }): FacetCounts[number] => [
    jobType,
    experience,
    n
  ])
  const totalJobs = sumCounts(counted, search)
  const totalPages = Math.ceil(totalJobs / limit)
  return { jobs, meta: { totalJobs, totalPages, capped: false, facets: toFacets(counted, search) } }
}

/** Ads whose time has come and that nobody has recorded as expired yet. */
export function findOverdueJobs(
  db: Queryable,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    'SELECT id FROM jobs WHERE live AND expiry_date <= $1 ORDER BY expiry_date LIMIT $2',
    [now.toISOString(), limit]
  )
}
