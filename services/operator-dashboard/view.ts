import * as z from 'zod/mini'
import { nonNegativeInt, isoDateTime } from '#projections/views/fields.ts'

/** Counts of one day in Madrid's time zone. */
const DailyCounts = z.object({
  day: z.iso.date(),
  postings: nonNegativeInt,
  applications: nonNegativeInt,
  searches: nonNegativeInt,
  registrations: nonNegativeInt
})
export type DailyCounts = z.infer<typeof DailyCounts>

const SubscriptionState = z.object({
  name: z.string(),
  position: nonNegativeInt,
  lag: nonNegativeInt,
  deadLetters: nonNegativeInt
})

const DeadLetterView = z.object({
  id: z.string(),
  subscription: z.string(),
  position: nonNegativeInt,
  attempts: nonNegativeInt,
  error: z.string(),
  failedAt: isoDateTime
})

/** A deleted account or an erased person; the id of an erased person resolves to no account. */
const Deletion = z.object({
  id: z.string(),
  kind: z.enum(['deleted', 'erased']),
  at: isoDateTime,
  by: z.string()
})
export type Deletion = z.infer<typeof Deletion>

/** E-mails that the mail server refuses for a reason other than the recipient, and its response. */
const MailFault = z.object({
  error: z.string(),
  mails: nonNegativeInt,
  since: isoDateTime
})
export type MailFault = z.infer<typeof MailFault>

/** How the board fares: what there is now, and what happened in thirty days. */
export const BoardFigures = z.object({
  jobs: z.object({
    open: nonNegativeInt,
    withPay: nonNegativeInt,
    withHousing: nonNegativeInt,
    /** In thirty days, by their employers. */
    closed: nonNegativeInt,
    filled: nonNegativeInt,
    /** Through the board, as their employers say. */
    filledHere: nonNegativeInt
  }),
  /** Of thirty days, a week old or more. */
  applications: z.object({ received: nonNegativeInt, answeredInAWeek: nonNegativeInt }),
  /** Of candidates, whether everyone sees them or employers alone. */
  profiles: nonNegativeInt,
  alerts: z.object({ confirmed: nonNegativeInt, unconfirmed: nonNegativeInt }),
  /** The median from the first report to the decision, of thirty days; null without a decision. */
  reports: z.object({ received: nonNegativeInt, medianSeconds: z.nullable(nonNegativeInt) })
})
export type BoardFigures = z.infer<typeof BoardFigures>

/** State of the board for its operator, without personal data. */
export const Overview = z.object({
  /** Cases to decide, and employers that the operator has not seen. */
  waiting: z.object({ cases: nonNegativeInt, employers: nonNegativeInt }),
  head: nonNegativeInt,
  days: z.array(DailyCounts),
  subscriptions: z.array(SubscriptionState),
  deadLetters: z.array(DeadLetterView),
  mailFaults: z.array(MailFault),
  /** Whether BACKUP_DIR says where the nightly job writes them. */
  isBackupScheduled: z.boolean(),
  /** Of the nightly job; null before its first. */
  lastBackupAt: z.nullable(isoDateTime),
  /** Up to 24, in a row, in which the clock neither jumped nor differed from the database's. */
  clockSoundHours: nonNegativeInt,
  deletions: z.array(Deletion)
})
export type Overview = z.infer<typeof Overview>
