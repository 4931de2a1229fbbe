import type { OwnDecision, StatementView } from '#projections/cases/view.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { statementHeading, statementSentences } from './shared/statement-texts.ts'
import { appealTokenKinds } from './contract.ts'
import { appealableUntil } from './shared/appeal-end.ts'

/** The link to complain is missing once that is too late. */
export function toOwnDecision(
  statement: StatementView,
  tokens: Pick<SignedTokens, 'sign'>,
  now: Date
): OwnDecision {
  const { caseId: id, revision: version, decidedAt } = statement
  const until = appealableUntil(decidedAt)
  const token = tokens.sign({ kind: appealTokenKinds.owner, id, version, until })
  return {
    ...statement,
    heading: statementHeading(statement),
    sentences: statementSentences(statement),
    appealToken: now < until ? token : null,
    appealUntil: until.toISOString()
  }
}
