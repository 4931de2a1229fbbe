import { alert } from '#events/aggregates/alerts.ts'
import { findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import type { AppVariables, Board } from '#services/platform/http/request/app-env.ts'
import { linkOver } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { recordEmailProof } from '#services/users/prove-email.ts'
import { confirmAlert } from './decide.ts'
import { type AlertEndContext, endSameAlerts } from './end-alert.ts'

/** Confirms the alert that the token of an e-mail names; throws 410 when it is not valid any more. */
export async function confirmByLink(
  context: AlertEndContext & Pick<Board, 'commands' | 'joinGuests' | 'tokens'>,
  token: string,
  { findSession }: Pick<AppVariables, 'findSession'>
): Promise<void> {
  const { commands, db, tokens, now } = context
  const found = tokens.read(linkTokens.alert.kind, token, now())
  if (!found) throw linkOver()
  const { id, version } = found
  await commands.handle({}, alert, id, state => confirmAlert(state, id, version))
  await endSameAlerts(context, id)
  const by = (await findSession())?.user
  const owner = by && (await findAlertOwner(db, id))
  if (owner && (owner.userId === by.id || owner.email === by.email)) {
    await recordEmailProof(context, by.id)
  }
}
