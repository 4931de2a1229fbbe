import * as z from 'zod/mini'

const records = z.array(z.looseObject({}))

/** Everything that the board knows of a person, by subject; records as they are stored, with keys as in the API. */
export const OwnData = z.object({
  madeAt: z.iso.datetime(),
  account: z.looseObject({}),
  profiles: records,
  /** To whom the profile is shown; null for the default. */
  visibility: z.nullable(z.looseObject({})),
  hiddenFrom: records,
  /** Who has seen the contact. */
  contactReleases: records,
  /** Whose contact an employer has asked for. */
  contactRequests: records,
  /** How an employer answers, as it was counted last; null with too few applications. */
  responsiveness: z.nullable(z.looseObject({})),
  jobs: records,
  drafts: records,
  applications: records,
  savedJobs: records,
  alerts: records,
  /** What the person has reported, and the complaints about decisions. */
  reports: records,
  appeals: records,
  /** About what the person has published. */
  decisions: records,
  /** Sent and received. */
  messages: records,
  sessions: records,
  mail: records,
  pictures: records,
  /** Everything that was recorded of it, oldest first, with what was typed. */
  history: records
})
export type OwnData = z.infer<typeof OwnData>

/** The same of a person without an account. */
export type GuestData = Pick<
  OwnData,
  'madeAt' | 'applications' | 'alerts' | 'reports' | 'appeals' | 'mail' | 'history'
>
