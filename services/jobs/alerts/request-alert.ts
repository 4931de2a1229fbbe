import { type AlertInterval, alert } from '#events/aggregates/alerts.ts'
import type { PageLanguage } from '#events/aggregates/languages.ts'
import { user } from '#events/aggregates/users.ts'
import { UniqueViolation } from '#events/database/sql-errors.ts'
import { listAlerts } from '#projections/jobs/alerts/queries.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import type { AppVariables, Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import * as decide from './decide.ts'
import { type AlertEndContext, endSameAlerts } from './end-alert.ts'

type AlertRequest = Pick<
  AppVariables,
  'user' | 'requestId' | 'idempotency' | 'newId' | 'clientAddress'
>

type AlertContext = AlertEndContext & Pick<Board, 'commands'>

/** Requests an alert with the account. An existing one with the same search is sent as often as this request says. */
export async function recordOwnAlert(
  context: AlertContext,
  request: AlertRequest,
  wanted: decide.WantedAlert,
  by: Actor & { email: string; emailConfirmed: boolean }
): Promise<void> {
  const findSame = async () =>
    (await listAlerts(context.db, by.id)).find(alert =>
      decide.isSameSearch(alert.search, wanted.search)
    )
  const same = await findSame()
  if (same) await changeInterval(context, request, same, wanted.every, by)
  else await requestNew(context, request, wanted, by)
  if (!by.emailConfirmed) return
  const own = await findSame()
  if (own) await endSameAlerts(context, own.id, by.email)
}

async function changeInterval(
  { commands }: AlertContext,
  request: AlertRequest,
  { id, every: before }: { id: string; every: AlertInterval },
  every: AlertInterval,
  by: Actor
) {
  const change = every === before ? {} : { every }
  await commands.handle(request, alert, id, state => decide.changeAlert(state, id, change, by))
}

async function requestNew(
  { commands, db }: AlertContext,
  request: AlertRequest,
  wanted: decide.WantedAlert,
  by: Actor
) {
  const id = request.newId()
  await commands.handle(request, alert, id, async (state, load) => {
    const account = await load([user, by.id])
    const known = await listAlerts(db, by.id)
    return decide.requestOwnAlert(state, id, wanted, by, { account, known })
  })
}

/** By an e-mail that its owner has to confirm. The answer is the same when the e-mail has as many alerts as it may have. */
export async function recordAlertByEmail(
  { commands, rateLimiter }: Pick<Board, 'commands' | 'rateLimiter'>,
  { requestId, idempotency, ...request }: AlertRequest,
  wanted: decide.WantedAlert,
  by: { email: string; language?: PageLanguage | undefined }
): Promise<void> {
  await rateLimiter.consume('alert', rateLimitKey(request.clientAddress))
  const id = request.newId()
  await commands
    .handle({ requestId, idempotency }, alert, id, state =>
      decide.requestAlertByEmail(state, id, by, wanted)
    )
    .catch(error => {
      if (!(error instanceof UniqueViolation)) throw error
    })
}
