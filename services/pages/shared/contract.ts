import type { CandidatePage, CandidateProfileView } from '#projections/candidate-profiles/view.ts'
import type {
  JobCard,
  JobContact,
  JobContactView,
  JobPage,
  JobView
} from '#projections/jobs/tables/view.ts'
import type { EmployerView } from '#projections/jobs/figures/employers-view.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AuthUrl } from '#services/auth/shared/auth-url.ts'
import type { CandidateListSearch } from '#services/candidate-profiles/shared/search-url.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import type { JobFacts } from '#services/jobs/shared/job-facts.ts'
import type { JobHistoryLine } from '#services/jobs/shared/job-history.ts'
import type { ObservatoryFigures } from '#projections/jobs/figures/observatory.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'

/** The controller of personal data and its storage terms, as the notices at forms name them (RGPD, article 13). */
export interface DataController {
  name: string
  email: string
  /** «30 días»: from the deletion of an account to its erasure. */
  eraseAfter: string
  /** «3 años»: the encrypted copy of a deleted account. */
  archiveFor: string
  /** «6 meses»: from the last application of a guest to the erasure of what they sent. */
  guestsFor: string
}

/** A form that works without a script: as it is at first, or as it was sent. */
export interface PlainFormData {
  /** Passwords and codes never come back. */
  values: Readonly<Record<string, string>>
  errors: readonly { field: string; message: string }[]
  /** The reason why nothing was stored, when it concerns no field. */
  failure?: string | undefined
}

/** The data of the page to sign in and register. */
export interface AuthPageData extends AuthUrl {
  /** A notice about what has just happened. */
  notice?: string | undefined
  /** The form of the tab, when it comes back. */
  sent?: PlainFormData | undefined
  dataController: DataController
  /** False when no e-mail can bring a new password. */
  sendsMail: boolean
  /** The sentence that replaces the form while registration is closed. */
  registrationClosed?: string | undefined
  /** True when each first job of an employer waits for an operator. */
  holdsFirstJobs: boolean
}

/** The data of the page after a sign-in without a script. */
export interface SignedInPageData {
  user: UserView
  /** Just registered. */
  isNew: boolean
  sendsMail: boolean
}

/** The data of the pages for a forgotten password. */
export interface PasswordPageData {
  /** The path to which the form is sent. */
  path: string
  returnTo?: string | undefined
  sent?: PlainFormData | undefined
  /** The link was sent, or has expired. */
  state?: 'sent' | 'over' | undefined
}

/** The data of the job list page, for the server and the browser. */
export interface JobListData {
  search: JobListSearch
  /** True when a text of the address is too long to search for. */
  isTooLong: boolean
  found: JobPage
  /** Milliseconds. */
  now: number
  /** For the form of an alert; missing where no alerts can be sent. */
  dataController?: DataController
}

/** A job as its page shows it, without the contact, which comes at a press. */
export type JobWithoutContact = Omit<JobView, keyof JobContact>

/** The data of a job's page, for the server and the browser. */
export interface JobIslandData {
  job: JobWithoutContact
  /** What the form for applying asks. */
  questions: Question[]
  now: number
  dataController: DataController
  /** False when a guest gets no link to the application. */
  sendsMail: boolean
  /** The application, when it comes back. */
  sent?: PlainFormData | undefined
}

/** A draft may not say its type yet. */
export type PreviewedJob = Omit<JobWithoutContact, 'jobType'> & {
  jobType?: JobView['jobType'] | undefined
}

/** The parts that only the server renders. */
export interface JobPageData<Job extends PreviewedJob = JobWithoutContact> {
  job: Job
  /** `gone` once the job is closed or has expired. */
  contact: 'on request' | 'gone' | JobContactView
  /** Whether the phone, which is not shown yet, is a mobile one. */
  hasMobile: boolean
  isLive: boolean
  facts: JobFacts
  /** The text to share it in a chat, with its address. */
  shareText: string
  /** Newest first; a draft has none. */
  history: JobHistoryLine[]
  employer: (Omit<EmployerView, 'liveJobs'> & { otherJobs: number }) | undefined
}

/** The page of a draft. */
export type PreviewPageData = Omit<JobPageData<PreviewedJob>, 'contact' | 'hasMobile' | 'shareText'>

/** The data of a job on a sheet to hang up. */
export interface NoticeData {
  job: JobWithoutContact
  contact: JobContact | undefined
  facts: JobFacts
  /** The address of the job's page. */
  address: string
}

/** The data of an employer's page. */
export interface EmployerPageData {
  employer: EmployerView
  jobs: JobCard[]
  now: number
}

/** Figures of the jobs of a year; undefined until there are enough. */
export type ObservatoryData = ObservatoryFigures | undefined

/** The data of the list of candidates. */
export interface CandidateListData {
  search: CandidateListSearch
  found: CandidatePage
  perPage: number
  dataController: DataController
}

/** A candidate, as the visitor sees them. */
export interface CandidatePageData {
  profile: CandidateProfileView
}

/** HTML of the front page, by placeholder. */
export type HomeParts = Record<
  'jobCount' | 'quickFilters' | 'allJobs' | 'latest' | 'roles' | 'map',
  string
>

/** The site's components, built for the server: see `site/ssr.tsx`. */
export interface PageRenderer {
  renderJobSearch(data: JobListData, prefix: string): string
  renderHome(found: JobPage, now: number): HomeParts
  renderJobPage(data: JobIslandData, page: JobPageData, prefix: string): string
  /** The texts of a draft's page. */
  renderJobPreview(page: PreviewPageData, now: number): string
  renderNotice(data: NoticeData): string
  renderSimilarJobs(jobs: JobPage['jobs'], now: number, center: JobCard): string
  renderEmployerPage(data: EmployerPageData): string
  renderFramedJobs(data: EmployerPageData): string
  renderObservatory(data: ObservatoryData): string
  renderCandidates(data: CandidateListData, prefix: string): string
  renderCandidatePage(data: CandidatePageData, prefix: string): string
  renderAuth(data: AuthPageData, prefix: string): string
  renderPasswordRequest(data: PasswordPageData, prefix: string): string
  renderNewPassword(data: PasswordPageData, prefix: string): string
  renderSignedIn(data: SignedInPageData, prefix: string): string
}
