import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type {
  AuthPageData,
  CandidateListData,
  CandidatePageData,
  HomeParts,
  JobIslandData,
  JobListData,
  JobPageData,
  NoticeData,
  ObservatoryData,
  PasswordPageData,
  PreviewPageData,
  SignedInPageData,
  EmployerPageData
} from '#services/pages/shared/contract.ts'
import { Auth } from './islands/auth/Auth.tsx'
import { PasswordRequestForm } from './islands/auth/PasswordRequestForm.tsx'
import { NewPasswordForm } from './islands/auth/NewPasswordForm.tsx'
import { SignedIn } from './islands/auth/SignedIn.tsx'
import { Candidate } from '#site/islands/candidate-profiles/person/Candidate.tsx'
import { Candidates } from '#site/islands/candidate-profiles/list/Candidates.tsx'
import { ContactWays } from '#site/islands/jobs/detail/ContactWays.tsx'
import { JobCount } from '#site/islands/jobs/search/JobListHeading.tsx'
import { JobLinks } from '#site/islands/jobs/detail/JobLinks.tsx'
import { JobHeading } from '#site/islands/jobs/detail/JobHeading.tsx'
import { AlertOffer } from '#site/islands/jobs/alerts/AlertOffer.tsx'
import { NoJobs } from '#site/islands/jobs/search/NoJobs.tsx'
import { JobMap } from '#site/islands/jobs/search/JobMap.tsx'
import { JobListItem } from '#site/islands/jobs/cards/JobListItem.tsx'
import { JobDetail } from '#site/islands/jobs/detail/JobDetail.tsx'
import { JobSections } from '#site/islands/jobs/detail/JobSections.tsx'
import { FactStrip } from '#site/islands/jobs/detail/JobFacts.tsx'
import { JobTop } from '#site/islands/jobs/detail/JobTop.tsx'
import { Observatory } from '#site/islands/jobs/employer/Observatory.tsx'
import { JobSearchPage } from '#site/islands/jobs/search/JobSearchPage.tsx'
import { ProvinceMap } from '#site/islands/jobs/search/ProvinceMap.tsx'
import { QuickFilters } from '#site/islands/jobs/search/QuickFilters.tsx'
import { RoleLinks } from '#site/islands/jobs/search/RoleLinks.tsx'
import { SimilarJobs } from '#site/islands/jobs/detail/SimilarJobs.tsx'
import { PrintedNotice } from '#site/islands/jobs/cards/PrintedNotice.tsx'
import { FramedJobs } from '#site/islands/jobs/employer/FramedJobs.tsx'
import { EmployerPage } from '#site/islands/jobs/employer/EmployerPage.tsx'
import type { JobListResponse, JobSummary as Job } from './lib/api.ts'
import { emptySearch } from '#services/jobs/shared/search-url.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { firstVisitAt, newestJobs } from './lib/time-ago.ts'
import { homeWords } from '#services/words/words.ts'

/** Renders the islands of the pages that the server fills; `prefix` is the one that Astro gave the island. */
export function renderJobSearch(data: JobListData, prefix: string): string {
  const map = <JobMap search={data.search} meta={data.found.meta} />
  const { search, found, dataController: controller } = data
  const none = (
    <NoJobs search={search} meta={found.meta} isNext={false} onGo={() => undefined}>
      {controller && (
        <AlertOffer search={search} controller={controller} isFirst around={found.meta.around} />
      )}
    </NoJobs>
  )
  const page = <JobSearchPage data={data} map={map} none={none} />
  return renderToString(page, { identifierPrefix: prefix })
}

export function renderCandidates(data: CandidateListData, prefix: string): string {
  return renderToString(<Candidates data={data} />, { identifierPrefix: prefix })
}

export function renderCandidatePage(data: CandidatePageData, prefix: string): string {
  return renderToString(<Candidate data={data} />, { identifierPrefix: prefix })
}

export function renderAuth(data: AuthPageData, prefix: string): string {
  return renderToString(<Auth data={data} />, { identifierPrefix: prefix })
}

export function renderPasswordRequest(data: PasswordPageData, prefix: string): string {
  return renderToString(<PasswordRequestForm data={data} />, { identifierPrefix: prefix })
}

export function renderNewPassword(data: PasswordPageData, prefix: string): string {
  return renderToString(<NewPasswordForm data={data} />, { identifierPrefix: prefix })
}

export function renderSignedIn(data: SignedInPageData, prefix: string): string {
  return renderToString(<SignedIn data={data} />, { identifierPrefix: prefix })
}

export function renderJobPage(data: JobIslandData, page: JobPageData, prefix: string): string {
  const parts = {
    heading: <JobHeading {...page} />,
    terms: <FactStrip facts={page.facts.main} />,
    sections: <JobSections {...page} />,
    ways: <ContactWays {...page} />,
    links: <JobLinks {...page} />
  }
  return renderToString(<JobDetail data={data} {...parts} />, { identifierPrefix: prefix })
}

export function renderJobPreview(page: PreviewPageData, now: number): string {
  const { job, isLive, facts } = page
  const parts = { heading: <JobHeading {...page} />, terms: <FactStrip facts={facts.main} /> }
  return renderToStaticMarkup(
    <>
      <JobTop job={job} now={now} isLive={isLive} {...parts} />
      <div className="stack gap-7 job-text">
        <JobSections {...page} />
      </div>
    </>
  )
}

export function renderNotice(data: NoticeData): string {
  return renderToStaticMarkup(<PrintedNotice {...data} />)
}

export function renderSimilarJobs(jobs: Job[], now: number, center: Job): string {
  return renderToStaticMarkup(<SimilarJobs jobs={jobs} now={now} center={center} />)
}

export function renderObservatory(data: ObservatoryData): string {
  return renderToStaticMarkup(<Observatory data={data} />)
}

export function renderEmployerPage(data: EmployerPageData): string {
  return renderToStaticMarkup(<EmployerPage {...data} />)
}

export function renderFramedJobs(data: EmployerPageData): string {
  return renderToStaticMarkup(<FramedJobs {...data} />)
}

/** The parts of the front page that depend on the live jobs; `found` has the newest ones. */
export function renderHome({ jobs, meta }: JobListResponse, now: number): HomeParts {
  const { role, province } = meta.facets
  const newest = newestJobs(jobs, firstVisitAt(now))
  return {
    jobCount: renderToStaticMarkup(<JobCount meta={meta} />),
    quickFilters: renderToStaticMarkup(
      <QuickFilters search={emptySearch} facets={meta.facets} onGo={() => undefined} />
    ),
    allJobs: allJobsText(meta),
    latest: renderToStaticMarkup(
      jobs.map(job => <JobListItem key={job.id} job={job} now={now} isNew={newest.has(job.id)} />)
    ),
    roles: renderToStaticMarkup(<RoleLinks counts={role} />),
    map: renderToStaticMarkup(<ProvinceMap counts={province} />)
  }
}

function allJobsText({ totalJobs, capped }: JobListResponse['meta']): string {
  if (totalJobs === 0) return homeWords.newestFirst
  const count = formatNumber(totalJobs)
  return capped ? homeWords.manyNewestFirst(count) : homeWords.allNewestFirst(count)
}
