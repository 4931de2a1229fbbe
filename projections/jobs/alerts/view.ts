import * as z from 'zod/mini'
import { alertIntervals } from '#events/aggregates/alerts.ts'
import { isoDateTime } from '#projections/views/fields.ts'

/** An alert as its owner sees it. */
export const AlertView = z.object({
  id: z.string(),
  /** The search, as parameters of `GET /api/jobs`. */
  search: z.record(z.string(), z.string()),
  every: z.enum(alertIntervals),
  requestedAt: isoDateTime,
  isConfirmed: z.boolean(),
  /** The last digest and how many jobs it named; in lists, after the first digest. */
  lastDigest: z.optional(z.object({ at: isoDateTime, jobs: z.int() }))
})
export type AlertView = z.infer<typeof AlertView>

export const AlertList = z.object({ alerts: z.array(AlertView) })
