import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import type { JobPage, JobView } from '#projections/jobs/view.ts'

/** A search as the page's island holds it; what is not asked for is empty. */
export interface JobListSearch {
  keyword: string
  location: string
  jobType: string
  experience: string
  page: number
}

/** What the first view of a list is made from, here and in the browser. */
export interface JobListData {
  search: JobListSearch
  found: JobPage
  /** Milliseconds. */
  now: number
}

/** The same for the page of one ad. */
export interface JobPageData {
  job: JobView
  now: number
}

/** What the list of candidates is asked for; what is not asked for is empty. */
export interface CandidateListSearch {
  text: string
  location: string
  page: number
}

/** The same for the list of candidates. */
export interface CandidateListData {
  search: CandidateListSearch
  found: CandidatePage
  perPage: number
}

/** The site's own components, built for the server: see `site/ssr.tsx`. */
export interface PageRenderer {
  renderJobSearch(data: JobListData, prefix: string): string
  renderLatestJobs(jobs: JobPage['jobs'], now: number): string
  renderJobPage(data: JobPageData, prefix: string): string
  renderCandidates(data: CandidateListData, prefix: string): string
}
