import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import type { JobCard, JobContactView, JobPage, JobView } from '#projections/jobs/view.ts'
import type { YardView } from '#projections/jobs/yards-view.ts'
import type { CandidateListSearch } from '#services/candidate-profiles/search-url.ts'
import type { JobFacts } from '#services/jobs/job-facts.ts'
import type { JobHistoryLine } from '#services/jobs/job-history.ts'
import type { ObservatoryFigures } from '#projections/jobs/observatory.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'

/** Who keeps personal data and for how long, as the notices at forms say it (RGPD, article 13). */
export interface DataController {
  name: string
  email: string
  /** «30 días»: from the deletion of an account to its erasure. */
  eraseAfter: string
  /** «3 años»: the encrypted copy of a deleted account. */
  archiveFor: string
}

/** The data of the job list page, for the server and the browser. */
export interface JobListData {
  search: JobListSearch
  /** The address has a text that is too long to search for. */
  isTooLong: boolean
  found: JobPage
  /** Milliseconds. */
  now: number
  /** For the form of an alert; missing where no alerts can be sent. */
  dataController?: DataController
}

/** A job as its page says it: the contact comes apart, at a press. */
export type JobWithoutContact = Omit<JobView, keyof JobContactView>

/** The data of a job's page, for the server and the browser. */
export interface JobIslandData {
  job: JobWithoutContact
  /** A message of a chat about it, with its address. */
  shareText: string
  now: number
  dataController: DataController
}

/** A draft may not say its type yet. */
export type PreviewedJob = Omit<JobWithoutContact, 'jobType'> & {
  jobType?: JobView['jobType'] | undefined
}

/** What the server renders alone. */
export interface JobPageData<Job extends PreviewedJob = JobWithoutContact> {
  job: Job
  /** Gone some time after the expiry. */
  contact: 'on request' | 'gone' | JobContactView
  isLive: boolean
  facts: JobFacts
  /** Newest first; a draft has none. */
  history: JobHistoryLine[]
  yard: (Omit<YardView, 'liveJobs'> & { otherJobs: number }) | undefined
}

/** The data of a notice for the tack room. */
export interface NoticeData {
  job: JobWithoutContact
  contact: JobContactView | undefined
  facts: JobFacts
  /** Of the job's page. */
  address: string
}

/** The data of an employer's page. */
export interface YardPageData {
  yard: YardView
  jobs: JobCard[]
  now: number
}

/** What the jobs of a year say together; undefined until there are enough. */
export type ObservatoryData = ObservatoryFigures | undefined

/** The same for the list of candidates. */
export interface CandidateListData {
  search: CandidateListSearch
  found: CandidatePage
  perPage: number
  dataController: DataController
}

/** HTML of the front page, by placeholder. */
export type HomeParts = Record<'jobCount' | 'latest' | 'roles' | 'map', string>

/** The site's components, built for the server: see `site/ssr.tsx`. */
export interface PageRenderer {
  renderJobSearch(data: JobListData, prefix: string): string
  renderHome(found: JobPage, now: number): HomeParts
  renderJobPage(data: JobIslandData, page: JobPageData, prefix: string): string
  /** The texts of a draft's page. */
  renderJobPreview(page: Omit<JobPageData<PreviewedJob>, 'contact'>, now: number): string
  renderNotice(data: NoticeData): string
  renderSimilarJobs(jobs: JobPage['jobs'], now: number): string
  renderYardPage(data: YardPageData): string
  renderObservatory(data: ObservatoryData): string
  renderCandidates(data: CandidateListData, prefix: string): string
}
