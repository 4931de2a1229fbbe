import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { Decision, StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { CheckedTexts } from '../shared/wording/ad-checker.ts'

/** The texts of a job, or those that a request changes. */
export interface JobTexts extends CheckedTexts {
  location?: string | null | undefined
  contactPhone?: string | null | undefined
  contactEmail?: string | null | undefined
}

/** The event that holds a job, and those of its case. */
export interface Hold {
  held: JobEvent
  consequences: StreamEvents[]
}

/** The events that post or revise a job, with those that hold it. */
export function withHold(events: readonly JobEvent[], hold: Hold | undefined): Decision<JobEvent> {
  if (!events.length || !hold) return { events }
  return { events: [...events, hold.held], consequences: hold.consequences }
}
