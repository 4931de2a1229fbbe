import { applicationNoticeDays } from '#events/limits/storage.ts'
import { application } from '#events/aggregates/applications.ts'
import {
  findErasableApplications,
  findIdleGuests,
  findUnannounced
} from '#projections/applications/due.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { daysAfter, storageRules, termStart } from '#services/users/shared/storage-terms.ts'
import { announceErasure } from './decide.ts'

type Clock = Pick<CommandDependencies, 'db' | 'now'>

const noticeEnd = ({ now }: Pick<Clock, 'now'>) => daysAfter(now(), applicationNoticeDays)

/** Applications whose erasure has to be announced. */
export function listUnannounced(clock: Clock, limit: number) {
  const endedBy = termStart(noticeEnd(clock), storageRules.applications.term).toISOString()
  return findUnannounced(clock.db, endedBy, limit)
}

/** Announces the erasure of an application to both sides. */
export function announceOne(dependencies: CommandDependencies, id: string): Promise<void> {
  return handleCommand(dependencies, application, id, state =>
    announceErasure(state, id, noticeEnd(dependencies))
  )
}

/** Applications at the end of their storage term. */
export function listErasableApplications({ db, now }: Clock, limit: number) {
  const endedBy = termStart(now(), storageRules.applications.term).toISOString()
  return findErasableApplications(db, { endedBy, now: now().toISOString() }, limit)
}

/** Guests at the end of their storage term. */
export function listIdleGuests({ db, now }: Clock, limit: number) {
  return findIdleGuests(db, termStart(now(), storageRules.guests.term).toISOString(), limit)
}
