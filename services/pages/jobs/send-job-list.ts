import type { Context } from 'hono'
import { findMunicipality } from '#events/places/municipalities.ts'
import { searchJobsOrWider } from '#projections/jobs/search/wider-places.ts'
import { jobsPerPage } from '#services/jobs/shared/limits.ts'
import { readLandingPath } from '#services/jobs/shared/provinces.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import type { ReadFromReplica } from '#services/response-cache/read-from-replica.ts'
import type { BuiltSite } from '../site/built-site.ts'
import type { JobListData } from '../shared/contract.ts'
import { jsonForScript } from '../site/html-template.ts'
import { landingStructuredData } from '../seo/landing-structured-data.ts'
import { jobListMeta, toJobSearch } from '../seo/list-meta.ts'
import { pageTime } from '../site/page-time.ts'
import { sendPage } from '../site/send.ts'

export interface JobListNeeds {
  origin: string
  readFromReplica: ReadFromReplica
  site: BuiltSite
  now(): Date
}

/** The list of jobs of a search, filled by the server. */
export async function sendJobList(
  c: Context,
  search: JobListSearch,
  isTooLong: boolean,
  needs: JobListNeeds
): Promise<Response> {
  const { origin, site } = needs
  const { dataController, sendsMail } = site
  const list = await loadJobList(c, withPlaceName(search), needs)
  const data = { ...list, isTooLong, ...(sendsMail && { dataController }) }
  const html = site.jobList.fill({
    ...jobListMeta(data.search, data.found, origin),
    structuredData: landingStructuredData(data.search, data.found, origin),
    results: site.render.renderJobSearch(data, site.jobList.islandPrefix),
    data: jsonForScript(data)
  })
  return sendPage(c, html, site.jobList.policy)
}

/** The jobs of a role, of a province (by its name in the address), or of both; 404 for an unknown one. */
export async function sendLandingPage(
  c: Context,
  address: { role?: string; province?: string },
  needs: JobListNeeds
): Promise<Response> {
  const found = readLandingPath(address)
  if (!found) return c.notFound()
  return sendJobList(c, { ...emptySearch, ...found }, false, needs)
}

/** An address may give only the code of a municipality. */
function withPlaceName(search: JobListSearch): JobListSearch {
  if (!search.near || search.location) return search
  return { ...search, location: findMunicipality(search.near)?.name ?? '' }
}

/** One page of the results; the first page when the requested one is beyond the last. */
async function loadJobList(
  c: Context,
  search: JobListSearch,
  needs: JobListNeeds
): Promise<Omit<JobListData, 'isTooLong'>> {
  const now = needs.now()
  const found = await needs.readFromReplica(c, (db, state) =>
    searchJobsOrWider(db, toJobSearch(search, jobsPerPage), now, state)
  )
  const isBeyond = search.page > Math.max(found.meta.totalPages, 1)
  return isBeyond
    ? loadJobList(c, { ...search, page: 1 }, needs)
    : { search, found, now: pageTime(c, now, found.jobs) }
}
