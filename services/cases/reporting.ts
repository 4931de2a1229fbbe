import { caseId, moderationCase } from '#events/aggregates/cases.ts'
import { findReport } from '#projections/cases/queries.ts'
import { findGuest } from '#services/applications/find-guest.ts'
import type {
  CommandDependencies,
  CommandRequest
} from '#services/platform/commands/handle-command.ts'
import { isPresent } from '#services/messages/decide.ts'
import { loadPerson } from '#services/messages/load-person.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import {
  rateLimitKey,
  scopeKey,
  wideNetwork
} from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { isWithinLimit, type RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { Report } from './report-contract.ts'
import { type CaseTarget, reportTarget } from './decide.ts'
import { findReported, type Reporter } from './find-reported.ts'
import { hideAtOnce } from './hide-reported.ts'
import { targetIsOwn, targetNotFound } from './shared/refusals.ts'

/** The reporter, and the request of the report. */
export type ReportRequest = CommandRequest &
  Reporter & {
    /** Id of the report; the same one when the request is repeated. */
    id: string
    clientAddress: string
  }

/**
 * Keeps a report, and returns its number. One that came with the honeypot filled in hides nothing by itself and waits
 * behind the others: a person may have sent it whose browser shows the field. A person without e-mail is a guest of that
 * one report.
 */
export async function reportContent(
  board: CommandDependencies & Pick<Board, 'commands' | 'config' | 'log' | 'rateLimiter'>,
  { target: { kind, id: targetId }, [honeypotField]: honeypot, ...report }: Report,
  { id: reportId, clientAddress, ...request }: ReportRequest
): Promise<string> {
  const { commands, config, db, rateLimiter, vault } = board
  if (await findReport(db, reportId)) return reportId
  const { user, guestId } = request
  const found = requireFound(
    await findReported({ db, config }, { kind, id: targetId }, { user, guestId }),
    targetNotFound
  )
  if (found.ownerId === user?.id) throw new HttpError(targetIsOwn)
  const target = { kind, targetId, ownerId: found.ownerId }
  const isFirst = await countReport(rateLimiter, target, clientAddress)
  const isHoneypotFilled = Boolean(honeypot)
  const id = caseId(kind, targetId)
  await commands.handle(request, moderationCase, id, async (_, load) => {
    // What a guest wrote is found like what an account owns.
    const owner = await loadPerson(load, found.ownerId, 'open')
    if (!isPresent(owner)) throw new HttpError(targetNotFound)
    return reportTarget(id, target, {
      ...report,
      id: reportId,
      reporterId:
        user?.id ??
        guestId ??
        (report.email ? await findGuest({ db, vault }, report.email, load) : reportId),
      isDistinct: isFirst && !isHoneypotFilled,
      isHoneypotFilled,
      content: found.content
    })
  })
  if (report.reason === 'dinero-o-documentos') await hideAtOnce(board)
  return reportId
}

/**
 * True for the first report from the address about this thing in a month, and from the network about something of this owner on a day. A
 * further one is kept like the first: a refusal would tell others with the same address that it was reported.
 */
async function countReport(
  rateLimiter: RateLimiter,
  { kind, targetId, ownerId }: CaseTarget,
  clientAddress: string
): Promise<boolean> {
  const address = rateLimitKey(clientAddress)
  await rateLimiter.consume('report', address)
  const isFirst = await isWithinLimit(
    rateLimiter,
    'reportTarget',
    scopeKey(`${kind} ${targetId}`, address)
  )
  const owner = `${ownerId} ${wideNetwork(clientAddress)}`
  return (await isWithinLimit(rateLimiter, 'reportOwner', owner)) && isFirst
}
