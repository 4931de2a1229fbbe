import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type {
  CandidateListData,
  HomeParts,
  JobListData,
  JobPageData
} from '#services/pages/contract.ts'
import { Candidates } from './islands/candidate-profiles/Candidates.tsx'
import { JobCount } from './islands/jobs/JobListHeading.tsx'
import { JobListItem } from './islands/jobs/JobListItem.tsx'
import { JobDetail } from './islands/jobs/JobDetail.tsx'
import { JobSearchPage } from './islands/jobs/JobSearchPage.tsx'
import { ProvinceMap } from './islands/jobs/ProvinceMap.tsx'
import { RoleLinks } from './islands/jobs/RoleLinks.tsx'
import type { JobListResponse } from './lib/api.ts'

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

/** The parts of the front page that follow from the live jobs; `found` has the newest ones. */
export function renderHome({ jobs, meta }: JobListResponse, now: number): HomeParts {
  const { role, province } = meta.facets
  return {
    jobCount: renderToStaticMarkup(<JobCount meta={meta} />),
    latest: renderToStaticMarkup(jobs.map(job => <JobListItem key={job.id} job={job} now={now} />)),
    roles: renderToStaticMarkup(<RoleLinks counts={role} />),
    map: renderToStaticMarkup(<ProvinceMap counts={province} />)
  }
}
