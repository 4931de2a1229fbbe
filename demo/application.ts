import type { ApplicationStatus } from '#events/applications.ts'

/** Ages are days before the demo's present. */
export interface DemoApplication {
  /** The key of the ad. */
  jobKey: string
  /** The username of an account, or who applies without one. */
  applicant: string | DemoGuest
  submittedDaysAgo: number
  coverLetter: string
  decision?: { status: ApplicationStatus; age: number }
}

export interface DemoGuest {
  name: string
  email: string
  phone: string
}

/** Messages between two who share an application, oldest first. */
export interface DemoConversation {
  employer: string
  applicant: string
  /** The key of the ad they speak about. */
  jobKey: string
  messages: DemoMessage[]
}

export interface DemoMessage {
  from: 'employer' | 'applicant'
  sentDaysAgo: number
  text: string
  /** When the other read it; nobody has when it is missing. */
  readDaysAgo?: number
}
