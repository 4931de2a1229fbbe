import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobSearchQuery } from '#projections/jobs/search-jobs.ts'
import type { JobPage } from '#projections/jobs/view.ts'
import { describeSearch, jobCountText, jobListTitle } from '#services/jobs/search-texts.ts'
import { feedPath, type JobListSearch } from '#services/jobs/search-url.ts'
import { escapeHtml } from './html-template.ts'

/** For the query, where a filter that is not set is undefined. */
export function toJobSearch(
  { keyword, location, jobType, experience, page }: JobListSearch,
  limit: number
): JobSearchQuery {
  return {
    keyword,
    location,
    jobType: jobTypes.find(type => type === jobType),
    experience: experiences.find(level => level === experience),
    page,
    limit
  }
}

/** What stands in the head of a list. */
export function jobListMeta(
  search: JobListSearch,
  { meta }: JobPage,
  origin: string
): Record<string, string> {
  const { keyword, location, jobType, experience, page } = search
  const filters = describeSearch(search)
  const isPlain = !jobType && !experience && page === 1
  const query = new URLSearchParams({ ...(keyword && { keyword }), ...(location && { location }) })
  const address = query.size ? `${origin}/jobs?${query}` : `${origin}/jobs`
  return {
    title: escapeHtml(jobListTitle(search, meta.totalPages)),
    description: escapeHtml(
      `${jobCountText(meta)}${filters ? `: ${filters}` : ''}. Ofertas de cuadras, hípicas y yeguadas, gratis y sin intermediarios.`
    ),
    canonical: escapeHtml(address),
    robots: isPlain && meta.totalJobs > 0 ? 'index, follow' : 'noindex, follow',
    feed: escapeHtml(feedPath(search))
  }
}
