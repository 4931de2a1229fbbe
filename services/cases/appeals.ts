import { moderationCase } from '#events/aggregates/cases.ts'
import { findReport, findStatement } from '#projections/cases/queries.ts'
import type { CommandRequest } from '#services/platform/commands/handle-command.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { type Appeal, appealTokenKinds } from './contract.ts'
import { appealDecision } from './decide.ts'
import { appealOver } from './shared/refusals.ts'

type LinkReader = Pick<Board, 'db' | 'tokens' | 'now'>

/** The decision that the link of an e-mail names, of the owner or of a reporter; undefined when it names none, or has expired. */
export async function findAppealed({ db, tokens, now }: LinkReader, token: string) {
  const owner = tokens.read(appealTokenKinds.owner, token, now())
  const reporter = tokens.read(appealTokenKinds.reporter, token, now())
  const report = reporter && (await findReport(db, reporter.id))
  const caseId = owner?.id ?? report?.caseId
  const statement = caseId && (await findStatement(db, caseId))
  if (!statement) return undefined
  const revision = (owner ?? reporter)?.version ?? 0
  const appellantId = report?.reporterId ?? statement.ownerId
  return { statement, revision, appellantId, reportId: report?.id }
}

/** A complaint by such a link. */
export async function appealByLink(
  board: LinkReader & Pick<Board, 'commands' | 'rateLimiter'>,
  { token, text }: Appeal,
  { clientAddress, requestId, idempotency }: CommandRequest & { clientAddress: string }
): Promise<void> {
  await board.rateLimiter.consume('appeal', rateLimitKey(clientAddress))
  const found = await findAppealed(board, token)
  if (!found) throw new HttpError(appealOver)
  const { statement, ...complaint } = found
  const id = statement.caseId
  // The link identifies the person, signed in or not.
  const request = { idempotency, ...(requestId && { requestId }) }
  await board.commands.handle(request, moderationCase, id, (known, _, at) =>
    appealDecision(known, id, { ...complaint, text }, at)
  )
}
