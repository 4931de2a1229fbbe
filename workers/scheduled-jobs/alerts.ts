import { day } from '#events/units.ts'
import { alert } from '#events/aggregates/alerts.ts'
import { findAlertsToAsk, findOverdueAlerts } from '#projections/jobs/alerts/queries.ts'
import { deleteOldHits } from '#services/jobs/alerts/matches.ts'
import { askForRenewal } from '#services/jobs/alerts/decide.ts'
import { endAlertOf } from '#services/jobs/alerts/end-alert.ts'
import { alertRenewal } from '#events/limits/alerts.ts'
import { writeDigests } from '#services/mail/jobs/digests.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { deleteInBatches, processInBatches } from './process-in-batches.ts'

export type AlertContext = CommandDependencies & { secret: string }

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Ends the alerts that were not confirmed, or not renewed, in time. */
export function endOverdueAlerts(dependencies: AlertContext): Promise<number> {
  const { db, now } = dependencies
  const times = {
    requestedUntil: before(now(), linkTokens.alert.lifetime),
    askedUntil: before(now(), alertRenewal.days * day)
  }
  return processInBatches(
    limit => findOverdueAlerts(db, times, limit),
    ({ id, isConfirmed }) => {
      const reason = isConfirmed ? 'sin-respuesta' : 'sin-confirmar'
      return endAlertOf({ ...dependencies, deleteMails: deleteMailsOf }, id, { reason })
    }
  )
}

/** Asks about the alerts that were confirmed a year ago. */
export function askForRenewals(dependencies: AlertContext): Promise<number> {
  const { db, now } = dependencies
  return processInBatches(
    limit => findAlertsToAsk(db, before(now(), alertRenewal.afterYears * 365 * day), limit),
    ({ id }) => handleCommand(dependencies, alert, id, state => askForRenewal(state, id))
  )
}

export function sendDigests(dependencies: AlertContext): Promise<number> {
  return writeDigests(dependencies)
}

/** A job that was found is known for longer than it can stay without being renewed. */
const hitLifetime = 90 * day

export function cleanUpHits({ db, now }: AlertContext): Promise<number> {
  const until = before(now(), hitLifetime).toISOString()
  return deleteInBatches(limit => deleteOldHits(db, until, limit))
}
