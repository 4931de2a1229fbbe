import { createSignedTokens } from '#services/platform/http/signed-token.ts'
import { resetLifetime, resetTokenKind } from '#services/users/contract.ts'

interface Board {
  now: Date
  tools: { secret: string }
}

/** The token of a letter that is written now. */
export function signResetToken({ tools, now }: Board, id: string, version = 1): string {
  const until = new Date(now.getTime() + resetLifetime)
  return createSignedTokens(tools.secret).sign({ kind: resetTokenKind, id, until, version })
}
