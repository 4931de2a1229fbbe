import { createApplicationActions } from '#services/applications/application-actions.ts'
import { stopReminders } from '#services/applications/stop-reminders.ts'
import { createSubmission } from '#services/applications/submit-routes.ts'
import { createAuthorize } from '#services/auth/permissions/authorization.ts'
import { createPasswordCheck } from '#services/auth/passwords/check-password.ts'
import { createOperatorCheck } from '#services/auth/permissions/operators.ts'
import { createLogIn, createLogOut } from '#services/auth/log-in/routes.ts'
import { createSecondFactor } from '#services/auth/sessions/second-factor.ts'
import { createSessions } from '#services/auth/sessions/session.ts'
import { createAppeals } from '#services/cases/appeals.ts'
import { createHiding } from '#services/cases/hide-reported.ts'
import { createHold } from '#services/cases/hold-first-job.ts'
import { createReporting } from '#services/cases/reporting.ts'
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
import { type AppNeeds, createApp } from '#services/app.ts'
import {
  createResponseCaching,
  type ResponseCaching,
  createReplicaReader
} from '#services/response-cache/cache-responses.ts'
import { createPositionReader } from '#services/platform/http/responses/read-your-writes.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { createPasswordResets } from '#services/users/password-reset-routes.ts'
import { createRegistration } from '#services/users/registration-routes.ts'

import type { Dependencies } from './dependencies.ts'

/** The app of a process that has these dependencies. */
export function composeApp(dependencies: Dependencies, limit = createConcurrencyLimit()) {
  return createApp(createAppDependencies(dependencies, limit))
}

/** The dependencies of the app: those of the process, and what is made of them. */
export function createAppDependencies(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
): AppNeeds & { caching: ResponseCaching } {
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
  const { joinGuests } = applicationActions
  const isOperator = createOperatorCheck(db, config.operators)
  const checkPassword = createPasswordCheck({
    ...dependencies,
    concurrencyLimit,
    knownDevices: sessions.knownDevices,
    noticeGuesses: createGuessNotice(dependencies)
  })
  const hideReported = createHiding(dependencies, error =>
    warn(error, 'what was reported was not hidden; the scheduled job will')
  )
  const alertEnd = { ...dependencies, deleteMails }
  const confirmation = { ...alertEnd, commands, joinGuests, tokens }
  const unsubscribe = createUnsubscribe(
    { tokens, now },
    {
      [linkTokens.alertEnd.kind]: id => endAlertOf(alertEnd, id, { reason: 'persona' }),
      [linkTokens.reminders.kind]: id => stopReminders(commands, id)
    }
  )
  const accounts = { ...dependencies, checkPassword, commands, secondFactor, sessions, tokens }
  return {
    ...dependencies,
    ...applicationActions,
    logIn: createLogIn(accounts),
    logOut: createLogOut(accounts),
    passwordResets: createPasswordResets({ ...accounts, joinGuests }),
    register: createRegistration(accounts),
    submitApplication: createSubmission({ ...dependencies, commands, tokens }),
    caching,
    cacheResponses: caching.cacheResponses,
    authorize: createAuthorize({
      config,
      isOperator,
      rateLimiter,
      secondFactor
    }),
    isOperator,
    checkPassword,
    commands,
    deleteMails,
    mailLinks: {
      '/baja': unsubscribe,
      '/alertas/confirmar': (token, request) => confirmByLink(confirmation, token, request)
    },
    appeals: createAppeals({ commands, db, rateLimiter, tokens, now }),
    holdFirstJob: createHold(db),
    reportContent: createReporting({ ...dependencies, commands, hideReported }),
    concurrencyLimit,
    origin,
    readFromReplica: createReplicaReader(
      dependencies.replicaRead,
      lastWrittenPosition,
      dependencies.searchCounter.add
    ),
    secondFactor,
    sessions,
    tokens
  }
}
