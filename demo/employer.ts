import type { Experience, JobType } from '#events/jobs.ts'

/** One who posts ads. Ages are days before the demo's present. */
export interface DemoEmployer {
  username: string
  fullName: string
  email: string
  phone: string
  location: string
  bio?: string
  /** Since when the account exists. */
  registeredDaysAgo: number
  jobs: DemoJob[]
}

export interface DemoJob {
  /** How an application names this ad. */
  key?: string
  title: string
  location: string
  description: string
  requirements?: string
  jobType: JobType
  experience?: Experience
  postedDaysAgo: number
  /** When it was renewed, if it was. */
  renewedDaysAgo?: number
  /** When its text changed, and what it said before. */
  revised?: {
    age: number
    before: Partial<Pick<DemoJob, 'title' | 'description' | 'requirements'>>
  }
  withdrawnDaysAgo?: number
  /** True when the worker has stated that its time is over. */
  isExpired?: true
}
