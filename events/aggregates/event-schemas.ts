import { alert } from './alerts.ts'
import { application } from './applications.ts'
import { savedJobs } from './saved-jobs.ts'
import { accountArchive } from './account-archives.ts'
import {
  type Aggregate,
  type DomainEvent,
  type EventPayload,
  type EventSchema,
  type EventSchemas,
  findSchema,
  upcast
} from './aggregate.ts'
import { employerVerification } from './employer-verifications.ts'
import { candidateProfile } from './candidate-profiles.ts'
import { candidateVisibility } from './candidate-visibility.ts'
import { moderationCase } from './cases.ts'
import { guest } from './guests.ts'
import { job } from './jobs.ts'
import { message } from './messages.ts'
import { pastReadings } from './past-readings.ts'
import { user } from './users.ts'

export const aggregates = [
  user,
  employerVerification,
  guest,
  job,
  application,
  savedJobs,
  candidateProfile,
  candidateVisibility,
  message,
  alert,
  moderationCase,
  accountArchive,
  pastReadings
] as unknown as Aggregate<unknown, DomainEvent>[]

/** Every event type, with its current schema. */
export const eventSchemas: EventSchemas = Object.fromEntries(
  aggregates.flatMap(({ schemas }) => Object.entries(schemas))
)

/** The event types that erase something. */
export const erasureTypes: ReadonlySet<string> = new Set(
  aggregates.flatMap(({ erasedBy }) => erasedBy ?? [])
)

/** The aggregate whose events a stream holds. */
export function aggregateOf(stream: string): Aggregate<unknown, DomainEvent> | undefined {
  return aggregates.find(aggregate => stream.startsWith(aggregate.stream('')))
}

export function schemaOf(type: string): EventSchema {
  return findSchema(eventSchemas, type)
}

/** False for an event of a later program, which this one cannot read. */
export function isKnownEvent(type: string, schemaVersion: number): boolean {
  return schemaVersion <= (eventSchemas[type]?.version ?? 0)
}

export function upcastEvent(
  type: string,
  schemaVersion: number,
  stored: EventPayload,
  at: string
): EventPayload {
  return upcast(schemaOf(type), schemaVersion, stored, at)
}
