import { caseId, moderationCase } from '#events/aggregates/cases.ts'
import type { Database } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import { findReport } from '#projections/cases/queries.ts'
import { findReportTarget } from '#projections/cases/targets.ts'
import type { CommandRequest, Commands } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import type { Report } from './contract.ts'
import { type CaseTarget, reportTarget, targetNotFound } from './decide.ts'

export interface ReportingDependencies {
  commands: Commands
  db: Database
  /** The id of the person without account who has this e-mail. */
  findGuest(email: string, load: LoadStream): Promise<string>
  hideReported(): Promise<void>
  rateLimiter: RateLimiter
}

/** Who reports, in which request. */
export interface ReportRequest extends CommandRequest {
  /** Of the report; the same one when the request is repeated. */
  id: string
  clientAddress: string
}

export type ReportContent = ReturnType<typeof createReporting>

/** Keeps a report, and returns its number. A person without e-mail is a guest of that one report. */
export function createReporting(dependencies: ReportingDependencies) {
  const { commands, db, findGuest, hideReported } = dependencies

  return async function reportContent(
    { target: { kind, id: targetId }, ...report }: Omit<Report, 'website'>,
    { id: reportId, clientAddress, ...request }: ReportRequest
  ): Promise<string> {
    if (await findReport(db, reportId)) return reportId
    const { user: by } = request
    const found = requireFound(await findReportTarget(db, kind, targetId, by?.id), targetNotFound)
    if (found.ownerId === by?.id) throw new HttpError(409, 'Es tuyo: puedes corregirlo o borrarlo.')
    const target = { kind, targetId, ownerId: found.ownerId }
    const isDistinct = await countReport(dependencies, target, clientAddress)
    const id = caseId(kind, targetId)
    await commands.handle(request, moderationCase, id, {
      load: { owner: [user, found.ownerId] },
      query: async (_, load) => ({
        reporterId: by?.id ?? (report.email ? await findGuest(report.email, load) : reportId)
      }),
      decide: (_, { owner, reporterId }) => {
        if (owner.state !== 'active') throw new HttpError(404, targetNotFound)
        const { content } = found
        return reportTarget(id, target, {
          ...report,
          id: reportId,
          reporterId,
          isDistinct,
          content
        })
      }
    })
    if (report.reason === 'dinero-o-documentos') await hideReported()
    return reportId
  }
}

/** True for the first report from the address about something of this owner on a day. */
async function countReport(
  { rateLimiter }: ReportingDependencies,
  { kind, targetId, ownerId }: CaseTarget,
  clientAddress: string
): Promise<boolean> {
  const address = rateLimitKey(clientAddress)
  await rateLimiter.consume('report', address)
  const isFirst = await isWithin(rateLimiter, 'reportTarget', `${kind} ${targetId} ${address}`)
  if (!isFirst) throw new HttpError(409, alreadyReported)
  return isWithin(rateLimiter, 'reportOwner', `${ownerId} ${address}`)
}

const alreadyReported =
  'Ya lo habéis denunciado desde esta conexión. Lo está mirando una persona: no hace falta repetirlo.'

async function isWithin(
  rateLimiter: RateLimiter,
  limit: 'reportTarget' | 'reportOwner',
  client: string
): Promise<boolean> {
  try {
    await rateLimiter.consume(limit, client)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}
