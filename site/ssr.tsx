import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CandidateListData, JobPageData, JobListData } from '#services/pages/contract.ts'
import { Candidates } from './islands/candidate-profiles/Candidates.tsx'
import { JobListItem } from './islands/jobs/JobListItem.tsx'
import { JobDetail } from './islands/jobs/JobDetail.tsx'
import { JobSearchPage } from './islands/jobs/JobSearchPage.tsx'
import type { JobSummary as Job } from './lib/api.ts'

/** What the server puts into the pages that it fills; `prefix` is what Astro gave the island. */
export function renderJobSearch(data: JobListData, prefix: string): string {
  return renderToString(<JobSearchPage data={data} />, { identifierPrefix: prefix })
}

export function renderCandidates(data: CandidateListData, prefix: string): string {
  return renderToString(<Candidates data={data} />, { identifierPrefix: prefix })
}

export function renderJobPage(data: JobPageData, prefix: string): string {
  return renderToString(<JobDetail data={data} />, { identifierPrefix: prefix })
}

export function renderLatestJobs(jobs: Job[], now: number): string {
  return renderToStaticMarkup(jobs.map(job => <JobListItem key={job.id} job={job} now={now} />))
}
