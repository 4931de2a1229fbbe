import { application } from '#events/aggregates/applications.ts'
import type { Aggregate, DomainEvent } from '#events/aggregates/aggregate.ts'
import { moderationCase } from '#events/aggregates/cases.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { findOldDrafts } from '#projections/jobs/drafts/queries.ts'
import { findErasableJobs } from '#projections/jobs/tables/queries.ts'
import { type ErasureListContext, keepErasures } from '#services/account-archive/erasure-list.ts'
import { eraseTexts, eraseThing } from '#services/account-archive/erase-thing.ts'
import { eraseApplication } from '#services/applications/decide.ts'
import {
  announceOne,
  listErasableApplications,
  listIdleGuests,
  listUnannounced
} from '#services/applications/due-applications.ts'
import { shredGuest } from '#services/applications/guest-actions.ts'
import { eraseCaseTexts } from '#services/cases/decide.ts'
import { listErasableCases } from '#services/cases/erasable-cases.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { eraseJob } from '#services/jobs/posting/decide-end.ts'
import { deleteOldDraft } from '#services/jobs/drafts/decide.ts'
import { eraseMessage } from '#services/messages/decide.ts'
import { listOldMessages } from '#services/messages/old-messages.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { storageRules, type StorageTerm, termStart } from '#services/users/shared/storage-terms.ts'
import { processInBatches } from './process-in-batches.ts'

export type StorageContext = CommandDependencies & ErasureListContext

const requestedBy = 'storage term'

/** Announces the erasure of applications to both sides. */
export function announceErasures(dependencies: StorageContext): Promise<number> {
  return processInBatches(
    limit => listUnannounced(dependencies, limit),
    ({ id }) => announceOne(dependencies, id)
  )
}

/** Erases what has reached the end of its storage term; people and accounts stay, but for guests. */
export async function endStorageTerms(dependencies: StorageContext): Promise<number> {
  const { db, now } = dependencies
  const { expiredJobs, withdrawnJobs, drafts, cases } = storageRules
  const before = ({ term }: { term: StorageTerm }) => termStart(now(), term).toISOString()
  try {
    const erased = [
      await processInBatches(
        limit => listIdleGuests(dependencies, limit),
        ({ id }) => shredGuest(dependencies, id, { requestedBy, deleteMails: deleteMailsOf })
      ),
      await processInBatches(
        limit => listErasableApplications(dependencies, limit),
        ({ id }) => erase(dependencies, application, id, state => eraseApplication(state, id))
      ),
      await processInBatches(
        limit => listOldMessages(dependencies, limit),
        ({ id }) => erase(dependencies, message, id, state => eraseMessage(state, id))
      ),
      await processInBatches(
        limit => {
          const due = { expiredBy: before(expiredJobs), withdrawnBy: before(withdrawnJobs) }
          return findErasableJobs(db, due, limit)
        },
        ({ id }) => erase(dependencies, job, id, (state, at) => eraseJob(state, id, at))
      ),
      await processInBatches(
        limit => findOldDrafts(db, before(drafts), limit),
        ({ id }) => erase(dependencies, job, id, state => deleteOldDraft(state, id))
      ),
      await processInBatches(
        limit => listErasableCases(dependencies, termStart(now(), cases.term), limit),
        ({ id }) => eraseTextsOfCase(dependencies, id, termStart(now(), cases.term))
      )
    ]
    return erased.reduce((sum, count) => sum + count, 0)
  } finally {
    await keepErasures(dependencies)
  }
}

/** Appends the erasure and destroys the key of the erased thing. */
function erase<State, Event extends DomainEvent>(
  dependencies: StorageContext,
  aggregate: Aggregate<State, Event>,
  id: string,
  decide: (state: State, now: Date) => readonly Event[]
): Promise<void> {
  return handleCommand(dependencies, aggregate, id, (state, _, now) => ({
    events: decide(state, now),
    inTransaction: tx => eraseThing(tx, id, { ...dependencies, requestedBy })
  }))
}

/** The texts of a case have keys of their own; the case stays. */
function eraseTextsOfCase(
  dependencies: StorageContext,
  id: string,
  changedBy: Date
): Promise<void> {
  return handleCommand(dependencies, moderationCase, id, known => ({
    events: eraseCaseTexts(known, id, changedBy),
    inTransaction: tx => eraseTexts(tx, moderationCase.stream(id), { ...dependencies, requestedBy })
  }))
}
