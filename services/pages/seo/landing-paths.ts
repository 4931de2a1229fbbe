import { toJobQuery } from '#services/jobs/search/list-query.ts'
import type { Queryable } from '#events/database/database.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { landingPath } from '#services/jobs/shared/provinces.ts'
import { emptySearch } from '#services/jobs/shared/search-url.ts'

/** The pages of roles and provinces that have live jobs. */
export async function findLandingPaths(db: Queryable, now: Date): Promise<string[]> {
  const facetsOf = async (role: string) =>
    (await searchJobs(db, toJobQuery({ ...emptySearch, role }, 1), now)).meta.facets
  const all = await facetsOf('')
  const paths = Object.keys(all.province).map(province => landingPath({ province }))
  for (const role of Object.keys(all.role)) {
    const { province } = await facetsOf(role)
    paths.push(landingPath({ role }))
    paths.push(...Object.keys(province).map(code => landingPath({ role, province: code })))
  }
  return paths
}
