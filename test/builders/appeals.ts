import { appealTokenKinds } from '#services/cases/contract.ts'
import { appealableUntil } from '#services/cases/shared/appeal-end.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'

interface Board {
  now: Date
  tools: { secret: string }
}

/** The token of an e-mail about a decision of now: that of the owner of a case, or of one report of it. */
export function signAppealToken(
  { tools, now }: Board,
  id: string,
  { version = 1, by = 'owner' as keyof typeof appealTokenKinds } = {}
): string {
  const until = appealableUntil(now.toISOString())
  return createSignedTokens(tools.secret).sign({ kind: appealTokenKinds[by], id, until, version })
}
