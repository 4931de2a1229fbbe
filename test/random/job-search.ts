import type { Database } from '#events/database/database.ts'
import { type JobSearchQuery, searchJobs } from '#projections/jobs/search/search-jobs.ts'

export const searchTime = new Date('2026-03-10T10:00:00Z')

export async function searchWithDefaults(
  db: Database,
  wanted: Partial<JobSearchQuery>,
  at = searchTime
) {
  return searchJobs(db, { page: 1, limit: 12, ...wanted }, at)
}

export async function searchTitles(
  db: Database,
  wanted: Partial<JobSearchQuery>
): Promise<string[]> {
  const { jobs } = await searchWithDefaults(db, { limit: 50, ...wanted })
  return jobs.map(({ title }) => title)
}
