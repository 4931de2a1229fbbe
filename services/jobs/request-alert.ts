import { alert } from '#events/aggregates/alerts.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { UniqueViolation } from '#events/database/sql-errors.ts'
import { listAlerts } from '#projections/jobs/alerts.ts'
import type { Actor } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppVariables } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import * as decide from './decide-alerts.ts'

interface AlertRequestDependencies {
  commands: Commands
  db: Database
  rateLimiter: RateLimiter
}

type AlertRequest = Pick<
  AppVariables,
  'user' | 'requestId' | 'idempotency' | 'newId' | 'clientAddress'
>

/** With the account that asks, or by an e-mail that its owner has to confirm. */
export function createAlertRequests({ commands, db, rateLimiter }: AlertRequestDependencies) {
  async function requestOwn(request: AlertRequest, wanted: decide.WantedAlert, by: Actor) {
    const id = request.newId()
    await commands.handle(request, alert, id, {
      load: { account: [user, by.id] },
      query: async () => ({ known: await listAlerts(db, by.id) }),
      decide: (state, found) => decide.requestOwnAlert(state, id, wanted, by, found)
    })
  }

  /** The answer is the same when the e-mail has as many alerts as it may have. */
  async function requestByEmail(
    { requestId, idempotency, ...request }: AlertRequest,
    wanted: decide.WantedAlert,
    email: string
  ) {
    await rateLimiter.consume('alert', rateLimitKey(request.clientAddress))
    const id = request.newId()
    await commands
      .handle({ requestId, idempotency }, alert, id, state =>
        decide.requestAlertByEmail(state, id, email, wanted)
      )
      .catch(error => {
        if (!(error instanceof UniqueViolation)) throw error
      })
  }

  return { requestOwn, requestByEmail }
}
