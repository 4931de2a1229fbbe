import { linkOver } from '#services/platform/http/errors/errors.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'

/** How to end e-mails, by the kind of the token in their link; ending them again does no harm. */
export type Unsubscriptions = Record<string, (id: string) => Promise<unknown>>

/** Ends the e-mails that a token names; throws 410 when it is of no known kind, forged or over. */
export function createUnsubscribe(
  { tokens, now }: { tokens: Pick<SignedTokens, 'read'>; now(): Date },
  unsubscriptions: Unsubscriptions
) {
  return async function unsubscribe(token: string): Promise<void> {
    for (const [kind, end] of Object.entries(unsubscriptions)) {
      const found = tokens.read(kind, token, now())
      if (!found) continue
      await end(found.id)
      return
    }
    throw linkOver()
  }
}
