import { stopReminders } from '#services/applications/stop-reminders.ts'
import { type AlertEndContext, endAlertOf } from '#services/jobs/alerts/end-alert.ts'
import { linkOver } from '#services/platform/http/errors/errors.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'

/**
 * Ends the e-mails that a token names, of an alert or the reminders; ending them again does no harm. Throws 410 when it is of
 * another kind, forged or over.
 */
export async function unsubscribe(
  context: AlertEndContext & Pick<Board, 'commands' | 'tokens'>,
  token: string
): Promise<void> {
  const { commands, tokens, now } = context
  const alert = tokens.read(linkTokens.alertEnd.kind, token, now())
  if (alert) return endAlertOf(context, alert.id, { reason: 'persona' })
  const reminders = tokens.read(linkTokens.reminders.kind, token, now())
  if (!reminders) throw linkOver()
  await stopReminders(commands, reminders.id)
}
