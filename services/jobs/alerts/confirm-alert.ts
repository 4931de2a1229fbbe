import { alert } from '#events/aggregates/alerts.ts'
import type { Queryable } from '#events/database/database.ts'
import { findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppVariables } from '#services/platform/http/request/app-env.ts'
import { linkOver } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { confirmAlert } from './decide.ts'

interface ConfirmationDependencies {
  commands: Commands
  db: Queryable
  /** Of an account in whose session a link to its address was used. */
  proveEmail(userId: string): Promise<void>
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
  /** Those of the same e-mail that search for the same. */
  endSameAlerts(id: string): Promise<void>
}

/** Confirms the alert that the token of an e-mail names; throws 410 when it is not valid any more. */
export function createAlertConfirmation(dependencies: ConfirmationDependencies) {
  const { commands, db, endSameAlerts, proveEmail, tokens, now } = dependencies
  return async function confirm(
    token: string,
    { findSession }: Pick<AppVariables, 'findSession'>
  ): Promise<void> {
    const found = tokens.read(linkTokens.alert.kind, token, now())
    if (!found) throw linkOver()
    const { id, version } = found
    await commands.handle({}, alert, id, state => confirmAlert(state, id, version))
    await endSameAlerts(id)
    const by = (await findSession())?.user
    const owner = by && (await findAlertOwner(db, id))
    if (owner && (owner.userId === by.id || owner.email === by.email)) await proveEmail(by.id)
  }
}
