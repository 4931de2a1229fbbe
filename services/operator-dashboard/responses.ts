import * as z from 'zod/mini'
import { nonNegativeInt, isoDateTime } from '#projections/view-fields.ts'

/** Counts of one day, by the calendar of Madrid. */
const DailyCounts = z.object({
  day: z.iso.date(),
  postings: nonNegativeInt,
  applications: nonNegativeInt,
  searches: nonNegativeInt
})

const SubscriptionState = z.object({
  name: z.string(),
  position: nonNegativeInt,
  lag: nonNegativeInt,
  parked: nonNegativeInt
})

const DeadLetterView = z.object({
  id: z.string(),
  follower: z.string(),
  position: nonNegativeInt,
  attempts: nonNegativeInt,
  error: z.string(),
  parkedAt: isoDateTime
})

/** The id leads to nobody any more once somebody is erased. */
const Deletion = z.object({
  id: z.string(),
  kind: z.enum(['deleted', 'erased']),
  at: isoDateTime,
  by: z.string()
})

export const Overview = z.object({
  head: nonNegativeInt,
  days: z.array(DailyCounts),
  followers: z.array(SubscriptionState),
  parked: z.array(DeadLetterView),
  deletions: z.array(Deletion)
})
