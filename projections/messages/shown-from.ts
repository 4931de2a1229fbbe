import type { MessageEvent } from '#events/aggregates/messages.ts'
import { undoPeriod } from '#events/limits/applications.ts'
import type { ProjectedEvent } from '#projections/projection.ts'

type Sent = ProjectedEvent<Extract<MessageEvent, { type: 'MessageSent' }>>

/** From when on the receiver sees a message: an answer to an application can be undone until then. */
export function shownFrom({ at, data }: Pick<Sent, 'at' | 'data'>): string {
  return data.applicationId ? new Date(Date.parse(at) + undoPeriod).toISOString() : at
}
