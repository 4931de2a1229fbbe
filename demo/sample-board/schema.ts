import * as z from 'zod'
import { alertIntervals } from '#events/aggregates/alerts.ts'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { Said } from '#events/aggregates/applications.ts'
import { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import { JobTerms } from '#events/job-content/terms.ts'

const daysAgo = z.number().nonnegative()

const account = {
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  location: z.string().optional(),
  bio: z.string().optional(),
  registeredDaysAgo: daysAgo
}

const DemoProfile = z.strictObject({
  age: z.int(),
  description: z.string(),
  experience: z.enum(experiences).optional(),
  skills: z.string().optional(),
  contactPhone: z.string(),
  contactEmail: z.string().optional(),
  location: z.string().optional(),
  place: z.string().optional(),
  terms: z.optional(CandidateTerms),
  publishedDaysAgo: daysAgo
})

/** What an employer has shown of itself, all at once. */
const DemoVerification = z.strictObject({
  daysAgo,
  isEmailConfirmed: z.literal(true).optional(),
  web: z.string().optional(),
  taxId: z.string().optional(),
  farmCode: z.string().optional(),
  /** By the operator. */
  isSeen: z.literal(true).optional()
})

const DemoEmployer = z.strictObject({
  userType: z.literal('employer'),
  ...account,
  phone: z.string(),
  verification: DemoVerification.optional()
})

const DemoApplicant = z.strictObject({
  userType: z.literal('applicant'),
  ...account,
  profile: DemoProfile.optional()
})

const jobText = { title: z.string(), description: z.string(), requirements: z.string().optional() }

const DemoJob = z.strictObject({
  /** The name of the job in applications and conversations. */
  key: z.string().optional(),
  employer: z.string(),
  ...jobText,
  location: z.string(),
  jobType: z.enum(jobTypes),
  experience: z.enum(experiences).optional(),
  details: z.string().optional(),
  terms: z.optional(JobTerms),
  postedDaysAgo: daysAgo,
  renewedDaysAgo: daysAgo.optional(),
  /** When the text or the terms changed, and what they were before. */
  revised: z
    .strictObject({
      daysAgo,
      before: z.strictObject({ ...jobText, terms: z.optional(JobTerms) }).partial()
    })
    .optional(),
  closed: z.strictObject({ daysAgo, outcome: z.enum(jobOutcomes) }).optional(),
  withdrawnDaysAgo: daysAgo.optional(),
  /** True when the scheduled job has recorded the expiry. */
  isExpired: z.literal(true).optional()
})

const DemoGuest = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() })

const DemoApplication = z.strictObject({
  jobKey: z.string(),
  /** A username, or a person without an account. */
  applicant: z.union([z.string(), DemoGuest]),
  submittedDaysAgo: daysAgo,
  coverLetter: z.string(),
  /** What is said beside the letter. */
  said: z.optional(Said),
  decision: z.strictObject({ status: z.enum(applicationStatuses), daysAgo }).optional()
})

const DemoMessage = z.strictObject({
  from: z.enum(['employer', 'applicant']),
  text: z.string(),
  sentDaysAgo: daysAgo,
  readDaysAgo: daysAgo.optional()
})

/** Messages between an employer and an applicant to one of their jobs, oldest first. */
const DemoConversation = z.strictObject({
  employer: z.string(),
  applicant: z.string(),
  jobKey: z.string(),
  messages: z.array(DemoMessage)
})

const DemoAlert = z.strictObject({
  /** A username, or a person without an account. */
  owner: z.union([z.string(), z.strictObject({ email: z.string() })]),
  search: z.record(z.string(), z.string()),
  every: z.enum(alertIntervals),
  requestedDaysAgo: daysAgo
})

/** Sample data; every time is days before the fill. */
export const SampleBoard = z.object({
  users: z.array(z.discriminatedUnion('userType', [DemoEmployer, DemoApplicant])),
  jobs: z.array(DemoJob),
  applications: z.array(DemoApplication),
  conversations: z.array(DemoConversation),
  alerts: z.array(DemoAlert)
})

export type SampleBoard = z.infer<typeof SampleBoard>
export type DemoAccount = SampleBoard['users'][number]
export type DemoEmployer = z.infer<typeof DemoEmployer>
export type DemoVerification = z.infer<typeof DemoVerification>
export type DemoProfile = z.infer<typeof DemoProfile>
export type DemoJob = z.infer<typeof DemoJob>
export type DemoGuest = z.infer<typeof DemoGuest>
export type DemoApplication = z.infer<typeof DemoApplication>
export type DemoMessage = z.infer<typeof DemoMessage>
export type DemoConversation = z.infer<typeof DemoConversation>
export type DemoAlert = z.infer<typeof DemoAlert>
