import { type AlertEnding, alert } from '#events/aggregates/alerts.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { findAlertOwner, findAlertsOfEmail } from '#projections/jobs/alerts/queries.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import {
  type CommandDependencies,
  type CommandRequest,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { copyHits, deleteAlertsOf } from './matches.ts'
import * as decide from './decide.ts'

interface AlertEnd {
  reason: AlertEnding
  by?: Actor
  /** The alert that takes over the jobs that this one has found. */
  heir?: string
}

export type AlertEndContext = CommandDependencies & Pick<Board, 'deleteMails'>

/** An alert without an account is erased with everything that names its person; ending it again has no effect. */
export async function endAlertOf(
  context: AlertEndContext,
  id: string,
  { reason, by, heir, ...request }: CommandRequest & AlertEnd
): Promise<void> {
  const { vault, now, deleteMails } = context
  const owner = await findAlertOwner(context.db, id)
  const isGuest = owner?.userId === null
  await handleCommand(
    { ...context, ...request, watchesAccount: by !== undefined },
    alert,
    id,
    state => ({
      events: decide.endAlert(state, id, reason, by),
      async inTransaction(tx) {
        if (!isGuest) return
        await vault.shredKey(tx, id)
        const erasedAt = now().toISOString()
        await recordErasures(tx, [{ subject: id, erasedAt, requestedBy: `alert: ${reason}` }])
        await deleteMails(tx, id)
        if (heir) await copyHits(tx, id, { to: heir, at: now() })
        await deleteAlertsOf(tx, id)
      }
    })
  )
}

/** Ends the alerts that were requested for an e-mail without an account. Returns their ids. */
export async function endAlertsOfEmail(
  context: AlertEndContext,
  email: string,
  reason: Extract<AlertEnding, 'operador' | 'rebote'>
): Promise<string[]> {
  const alerts = await findAlertsOfEmail(context.db, email)
  for (const { id } of alerts) await endAlertOf(context, id, { reason })
  return alerts.map(({ id }) => id)
}

/** Ends the alerts without an account that this e-mail has confirmed before, and that search for the same as this one. */
export async function endSameAlerts(
  context: AlertEndContext,
  id: string,
  email?: string
): Promise<void> {
  const { db } = context
  const kept = await findAlertOwner(db, id)
  const address = email ?? kept?.email
  if (!kept?.isConfirmed || !address) return
  for (const otherAlert of await findAlertsOfEmail(db, address)) {
    // An alert that was confirmed later ends this one.
    if (otherAlert.id === id || !otherAlert.isConfirmed) break
    if (!decide.isSameSearch(otherAlert.search, kept.search)) continue
    await endAlertOf(context, otherAlert.id, { reason: 'persona', heir: id })
  }
}
