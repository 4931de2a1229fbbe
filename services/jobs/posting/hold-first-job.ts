import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { Decision, StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { CheckedTexts } from '../shared/wording/ad-checker.ts'

/** The texts of a job, or those that a request changes. */
export interface JobTexts extends CheckedTexts {
  location?: string | null | undefined
  contactPhone?: string | null | undefined
  contactEmail?: string | null | undefined
}

/** That a job is held, and what follows for its case. */
export interface Hold {
  held: JobEvent
  consequences: StreamEvents[]
}

/** Undefined unless it is the first job of its employer, was never reviewed, and a text has a strong signal. */
export type HoldFirstJob = (
  job: { id: string; employerId: string },
  texts: JobTexts,
  load: LoadStream
) => Promise<Hold | undefined>

/** What posts or revises a job, with what holds it. */
export function withHold(events: readonly JobEvent[], hold: Hold | undefined): Decision<JobEvent> {
  if (!events.length || !hold) return { events }
  return { events: [...events, hold.held], consequences: hold.consequences }
}
