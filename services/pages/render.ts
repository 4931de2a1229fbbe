import type { JobPage, JobView } from '#projections/jobs/queries.ts'

/** A search as the page's island holds it; what is not asked for is empty. */
export interface PageSearch {
  keyword: string
  location: string
  jobType: string
  experience: string
  page: number
}

/** What the first view of a list is made from, here and in the browser. */
export interface JobSearchData {
  search: PageSearch
  found: JobPage
  /** Milliseconds. */
  now: number
}

/** The site's own components, built for the server: see `site/render.tsx`. */
export interface Render {
  renderJobSearch(data: JobSearchData, prefix: string): string
  renderJobDetail(job: JobView, now: number): string
}
