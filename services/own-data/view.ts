import * as z from 'zod/mini'

const records = z.array(z.looseObject({}))

/** Everything that the board knows of a person, by subject; records as they are stored, with keys as in the API. */
export const OwnData = z.object({
  madeAt: z.iso.datetime(),
  account: z.looseObject({}),
  profiles: records,
  /** The visibility of the profile; null for the default. */
  visibility: z.nullable(z.looseObject({})),
  hiddenFrom: records,
  /** Employers who have seen the contact. */
  contactReleases: records,
  /** Candidates whose contact an employer has requested. */
  contactRequests: records,
  /** How an employer answers, as it was counted last; null with too few applications. */
  responsiveness: z.nullable(z.looseObject({})),
  jobs: records,
  drafts: records,
  applications: records,
  savedJobs: records,
  alerts: records,
  /** Reports of the person, and complaints about decisions. */
  reports: records,
  appeals: records,
  /** Cases about what the person has published. */
  decisions: records,
  /** Messages sent and received. */
  messages: records,
  sessions: records,
  mail: records,
  pictures: records,
  /** All events of the person, oldest first, with what was typed. */
  history: records
})
export type OwnData = z.infer<typeof OwnData>

/** Data of a person without an account. */
export type GuestData = Pick<
  OwnData,
  'madeAt' | 'applications' | 'messages' | 'alerts' | 'reports' | 'appeals' | 'mail' | 'history'
>
