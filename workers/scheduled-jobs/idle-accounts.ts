import { day } from '#events/units.ts'
import { idleNotice } from '#events/limits/storage.ts'
import { user } from '#events/aggregates/users.ts'
import { revokeAccess } from '#services/auth/sessions/credentials.ts'
import { findAbandoned, findUnnoticed } from '#services/auth/sessions/idle-accounts.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { deleteIdleUser, noticeIdle } from '#services/users/decide.ts'
import {
  addTerm,
  idleNotices,
  storageRules,
  termStart
} from '#services/users/shared/storage-terms.ts'
import { processInBatches } from './process-in-batches.ts'

const { term } = storageRules.idleAccounts

/** Announces the deletion of idle accounts, and deletes those that stay unused. */
export async function endIdleAccounts(dependencies: CommandDependencies): Promise<number> {
  const { db, now } = dependencies
  let done = 0
  for (const [index, notice] of idleNotices.entries()) {
    const usedBy = () => termStart(addTerm(now(), notice), term).toISOString()
    const eraseOn = () => addTerm(now(), notice)
    done += await processInBatches(
      limit => findUnnoticed(db, { usedBy: usedBy(), noticeNumber: index + 1 }, limit),
      ({ id }) =>
        handleCommand(dependencies, user, id, state => noticeIdle(state, id, index + 1, eraseOn()))
    )
  }
  const noticedBy = () => new Date(now().getTime() - idleNotice.weeks * 7 * day).toISOString()
  const due = () => ({
    usedBy: termStart(now(), term).toISOString(),
    noticedBy: noticedBy(),
    notices: idleNotices.length
  })
  done += await processInBatches(
    limit => findAbandoned(db, due(), limit),
    ({ id }) =>
      handleCommand(dependencies, user, id, state => ({
        events: deleteIdleUser(state, id),
        inTransaction: tx => revokeAccess(tx, id)
      }))
  )
  return done
}
