import { createApplicationActions } from '#services/applications/application-actions.ts'
import { stopReminders } from '#services/applications/stop-reminders.ts'
import { createOperatorCheck } from '#services/auth/permissions/operators.ts'
import { createSecondFactor } from '#services/auth/sessions/second-factor.ts'
import { createSessions } from '#services/auth/sessions/session.ts'
import { createHiding } from '#services/cases/hide-reported.ts'
import { createHold } from '#services/cases/hold-first-job.ts'
import { createGuessNotice } from '#services/mail/accounts/password-guesses.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { createUnsubscribe } from '#services/mail/links/unsubscribe.ts'
import { confirmByLink } from '#services/jobs/alerts/confirm-alert.ts'
import { endAlertOf } from '#services/jobs/alerts/end-alert.ts'
import { createCommands } from '#services/platform/commands/handle-command.ts'
import { megabyte } from '#services/platform/config/units.ts'
import {
  type ConcurrencyLimit,
  createConcurrencyLimit
} from '#services/platform/http/limits/concurrency-limit.ts'
import { createApp } from '#services/app.ts'
import { createResponseCaching } from '#services/response-cache/cache-responses.ts'
import { createPositionReader } from '#services/platform/http/responses/read-your-writes.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'

import type { Board } from '#services/platform/http/request/app-env.ts'
import type { Dependencies } from '#services/board.ts'

/** The app of a process that has these dependencies. */
export function composeApp(dependencies: Dependencies, limit = createConcurrencyLimit()) {
  return createApp(composeBoard(dependencies, limit))
}

/** What the app finds in each request: the dependencies of the process, and what is made of them. */
export function composeBoard(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
): Board {
  const { config, db, log, now, rateLimiter, secret, previousSecret } = dependencies
  const origin = config.appOrigin
  const secondFactor = createSecondFactor({ db, now, secret, previousSecret })
  const sessions = createSessions({ db, now, secret, previousSecret, origin })
  const lastWrittenPosition = createPositionReader(origin)
  const caching = createResponseCaching({
    db,
    now,
    rateLimiter,
    lastWrittenPosition,
    mayHaveSession: sessions.mayExist,
    maxBytes: config.responseMemoryMegabytes * megabyte
  })
  const commands = createCommands(dependencies)
  const tokens = createSignedTokens(secret, previousSecret)
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  const deleteMails = deleteMailsOf
  const applicationActions = createApplicationActions(dependencies, deleteMails, warn)
  const alertEnd = { ...dependencies, deleteMails }
  const confirmation = { ...alertEnd, ...applicationActions, commands, tokens }
  const unsubscribe = createUnsubscribe(
    { tokens, now },
    {
      [linkTokens.alertEnd.kind]: id => endAlertOf(alertEnd, id, { reason: 'persona' }),
      [linkTokens.reminders.kind]: id => stopReminders(commands, id)
    }
  )
  return {
    ...dependencies,
    ...applicationActions,
    origin,
    commands,
    tokens,
    sessions,
    secondFactor,
    lastWrittenPosition,
    caching,
    concurrencyLimit,
    deleteMails,
    isOperator: createOperatorCheck(db, config.operators),
    noticeGuesses: createGuessNotice(dependencies),
    mailLinks: {
      '/baja': unsubscribe,
      '/alertas/confirmar': (token, request) => confirmByLink(confirmation, token, request)
    },
    holdFirstJob: createHold(db),
    hideReported: createHiding(dependencies, error =>
      warn(error, 'what was reported was not hidden; the scheduled job will')
    )
  }
}
