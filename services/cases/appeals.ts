import { moderationCase } from '#events/aggregates/cases.ts'
import type { Database } from '#events/database/database.ts'
import { findReport, findStatement } from '#projections/cases/queries.ts'
import type { CommandRequest, Commands } from '#services/platform/commands/handle-command.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { type Appeal, appealTokenKinds } from './contract.ts'
import { appealDecision } from './decide.ts'
import { appealOver } from './shared/refusals.ts'

export type Appeals = ReturnType<typeof createAppeals>

/** Complaints by the link of an e-mail: of the owner, or of a reporter. */
export function createAppeals({
  commands,
  db,
  rateLimiter,
  tokens,
  now
}: {
  commands: Commands
  db: Database
  rateLimiter: RateLimiter
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}) {
  /** Undefined when the link names no decision, or has expired. */
  async function read(token: string) {
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

  return {
    read,

    async appeal(
      { token, text }: Appeal,
      { clientAddress, requestId, idempotency }: CommandRequest & { clientAddress: string }
    ): Promise<void> {
      await rateLimiter.consume('appeal', rateLimitKey(clientAddress))
      const found = await read(token)
      if (!found) throw new HttpError(appealOver)
      const { statement, ...complaint } = found
      const id = statement.caseId
      // The link identifies the person, signed in or not.
      const request = { idempotency, ...(requestId && { requestId }) }
      await commands.handle(request, moderationCase, id, (known, _, at) =>
        appealDecision(known, id, { ...complaint, text }, at)
      )
    }
  }
}
