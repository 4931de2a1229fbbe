import { application } from './applications.ts'
import { archiveAccess } from './account-archives.ts'
import { candidateProfile } from './candidate-profiles.ts'
import type { Entity, Fact } from './aggregate.ts'
import { guest } from './guests.ts'
import { job } from './jobs.ts'
import { message } from './messages.ts'
import { user } from './users.ts'

const entities = [
  user,
  guest,
  job,
  application,
  candidateProfile,
  message,
  archiveAccess
] as unknown as Entity<unknown, Fact>[]

/** Of what kind of thing a stream is the history. */
export function entityOf(stream: string): Entity<unknown, Fact> | undefined {
  return entities.find(entity => stream.startsWith(entity.stream('')))
}
