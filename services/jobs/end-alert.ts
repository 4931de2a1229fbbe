import { type AlertEnding, alert } from '#events/aggregates/alerts.ts'
import type { Transaction } from '#events/database/database.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { findAlertOwner } from '#projections/jobs/alerts.ts'
import type { Actor } from '#services/auth/decide.ts'
import {
  type CommandDependencies,
  type CommandRequest,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { deleteAlertsOf } from './alert-matches.ts'
import * as decide from './decide-alerts.ts'

export interface EndAlertDependencies extends CommandDependencies {
  /** Those of a person. */
  deleteLetters(tx: Transaction, person: string): Promise<void>
}

/** An alert without an account is erased with everything that names its person; ending it again has no effect. */
export async function endAlertOf(
  dependencies: EndAlertDependencies,
  id: string,
  { reason, by, ...request }: CommandRequest & { reason: AlertEnding; by?: Actor }
): Promise<void> {
  const { vault, now, deleteLetters } = dependencies
  const owner = await findAlertOwner(dependencies.db, id)
  const isGuest = owner?.userId === null
  await handleCommand(
    { ...dependencies, ...request, watchesAccount: by !== undefined },
    alert,
    id,
    state => decide.endAlert(state, id, reason, by),
    async tx => {
      if (!isGuest) return
      await vault.shredKey(tx, id)
      const erasedAt = now().toISOString()
      await recordErasures(tx, [{ subject: id, erasedAt, requestedBy: `alert: ${reason}` }])
      await deleteLetters(tx, id)
      await deleteAlertsOf(tx, id)
    }
  )
}
