import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type {
  CandidateListData,
  JobIslandData,
  JobListData,
  JobPageData,
  NoticeData,
  YardPageData
} from '#services/pages/contract.ts'
import { Candidates } from './islands/candidate-profiles/Candidates.tsx'
import { ContactWays } from './islands/jobs/ContactWays.tsx'
import { JobListItem } from './islands/jobs/JobListItem.tsx'
import { JobDetail } from './islands/jobs/JobDetail.tsx'
import { JobSections } from './islands/jobs/JobSections.tsx'
import { JobSearchPage } from './islands/jobs/JobSearchPage.tsx'
import { SimilarJobs } from './islands/jobs/SimilarJobs.tsx'
import { TackRoomNotice } from './islands/jobs/TackRoomNotice.tsx'
import { YardPage } from './islands/jobs/YardPage.tsx'
import type { JobSummary as Job } from './lib/api.ts'

/** What the server puts into the pages that it fills; `prefix` is what Astro gave the island. */
export function renderJobSearch(data: JobListData, prefix: string): string {
  return renderToString(<JobSearchPage data={data} />, { identifierPrefix: prefix })
}

export function renderCandidates(data: CandidateListData, prefix: string): string {
  return renderToString(<Candidates data={data} />, { identifierPrefix: prefix })
}

export function renderJobPage(data: JobIslandData, page: JobPageData, prefix: string): string {
  const parts = {
    sections: <JobSections {...page} />,
    ways: <ContactWays job={page.job} shareText={data.shareText} isLive={page.isLive} />
  }
  return renderToString(<JobDetail data={data} {...parts} />, { identifierPrefix: prefix })
}

export function renderNotice(data: NoticeData): string {
  return renderToStaticMarkup(<TackRoomNotice {...data} />)
}

export function renderSimilarJobs(jobs: Job[], now: number): string {
  return renderToStaticMarkup(<SimilarJobs jobs={jobs} now={now} />)
}

export function renderYardPage(data: YardPageData): string {
  return renderToStaticMarkup(<YardPage {...data} />)
}

export function renderLatestJobs(jobs: Job[], now: number): string {
  return renderToStaticMarkup(jobs.map(job => <JobListItem key={job.id} job={job} now={now} />))
}
