import * as z from 'zod/mini'
import { isoDateTime } from '#projections/view-fields.ts'

/** A session as its user sees it. */
export const SessionView = z.object({
  id: z.string(),
  startedAt: isoDateTime,
  /** Up to five minutes before the last request. */
  lastUsedAt: isoDateTime,
  /** «Firefox en Windows». */
  device: z.string(),
  /** True for the session of the request. */
  isCurrent: z.boolean()
})
export type SessionView = z.infer<typeof SessionView>

export const SessionList = z.object({ sessions: z.array(SessionView) })
export type SessionList = z.infer<typeof SessionList>
