import { application } from './applications.ts'
import { accountArchive } from './account-archives.ts'
import { candidateProfile } from './candidate-profiles.ts'
import type { Aggregate, DomainEvent } from './aggregate.ts'
import { guest } from './guests.ts'
import { job } from './jobs.ts'
import { message } from './messages.ts'
import { user } from './users.ts'

const aggregates = [
  user,
  guest,
  job,
  application,
  candidateProfile,
  message,
  accountArchive
] as unknown as Aggregate<unknown, DomainEvent>[]

/** The aggregate whose events a stream holds. */
export function aggregateOf(stream: string): Aggregate<unknown, DomainEvent> | undefined {
  return aggregates.find(aggregate => stream.startsWith(aggregate.stream('')))
}
