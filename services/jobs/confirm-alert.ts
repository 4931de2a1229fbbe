import { alert } from '#events/aggregates/alerts.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import { linkOver } from '#services/platform/http/errors.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/signed-token.ts'
import { confirmAlert } from './decide-alerts.ts'

interface ConfirmationDependencies {
  commands: Commands
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}

/** Confirms the alert that the token of a letter names; throws 410 when it is not valid any more. */
export function createAlertConfirmation({ commands, tokens, now }: ConfirmationDependencies) {
  return async function confirm(token: string): Promise<void> {
    const found = tokens.read(linkTokens.alert.kind, token, now())
    if (!found) throw linkOver()
    const { id, version } = found
    await commands.handle({}, alert, id, state => confirmAlert(state, id, version))
  }
}
