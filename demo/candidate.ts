import type { Experience } from '#events/jobs.ts'

/** An account of somebody who looks for work. Ages of things are days before the demo's present. */
export interface DemoApplicant {
  username: string
  fullName: string
  email: string
  phone?: string
  location?: string
  bio?: string
  /** Since when the account exists. */
  registeredDaysAgo: number
  profile?: DemoProfile
}

/** What is published; name, phone and place are the account's unless told otherwise. */
export interface DemoProfile {
  age: number
  description: string
  experience?: Experience
  skills?: string
  contactPhone: string
  contactEmail?: string
  location?: string
  publishedDaysAgo: number
}
