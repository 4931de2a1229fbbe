import * as z from 'zod/mini'
import { amount, instant } from '#services/platform/http/responses.ts'

/** Counts of one day, by the calendar of Madrid. */
const Day = z.object({
  day: z.iso.date(),
  postings: amount,
  applications: amount,
  searches: amount
})

const FollowerState = z.object({ name: z.string(), position: amount, lag: amount, parked: amount })

const ParkedEvent = z.object({
  id: z.string(),
  follower: z.string(),
  position: amount,
  attempts: amount,
  error: z.string(),
  parkedAt: instant
})

/** The id leads to nobody any more once somebody is erased. */
const Deletion = z.object({
  id: z.string(),
  kind: z.enum(['deleted', 'erased']),
  at: instant,
  by: z.string()
})

export const Overview = z.object({
  head: amount,
  days: z.array(Day),
  followers: z.array(FollowerState),
  parked: z.array(ParkedEvent),
  deletions: z.array(Deletion)
})
