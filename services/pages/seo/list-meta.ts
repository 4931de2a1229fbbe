import type { JobSearchQuery } from '#projections/jobs/search/search-jobs.ts'
import type { JobPage } from '#projections/jobs/tables/view.ts'
import { SearchJobs } from '#services/jobs/search/contract.ts'
import {
  describeSearch,
  feedTitle,
  jobCountText,
  jobListTitle,
  landingPathOf,
  searchedText
} from '#services/jobs/shared/search-texts.ts'
import { feedPath, type JobListSearch, toQueryParams } from '#services/jobs/shared/search-url.ts'
import { escapeHtml } from '../site/html-template.ts'

/** As the API takes it: what an address gives is valid there. */
export function toJobSearch(search: JobListSearch, limit: number): JobSearchQuery {
  return SearchJobs.parse({ ...toQueryParams(search), limit })
}

/** What stands in the head of a list. */
export function jobListMeta(
  search: JobListSearch,
  { meta }: JobPage,
  origin: string
): Record<string, string> {
  const { keyword, location, page, ...others } = search
  const landing = landingPathOf(search)
  const filters = landing ? searchedText(search) : describeSearch(search)
  const isPlain = page === 1 && Object.values(others).every(value => value === '')
  const query = new URLSearchParams({ ...(keyword && { keyword }), ...(location && { location }) })
  const path = landing ?? (query.size ? `/jobs?${query}` : '/jobs')
  return {
    title: escapeHtml(jobListTitle(search, meta.totalPages)),
    description: escapeHtml(
      `${jobCountText(meta)}${filters && `${landing ? ' ' : ': '}${filters}`}. Ofertas de cuadras, hípicas y yeguadas, gratis y sin intermediarios.`
    ),
    canonical: escapeHtml(origin + path),
    robots: (isPlain || landing) && meta.totalJobs > 0 ? 'index, follow' : 'noindex, follow',
    feed: escapeHtml(feedPath(search)),
    feedTitle: escapeHtml(feedTitle(search))
  }
}
