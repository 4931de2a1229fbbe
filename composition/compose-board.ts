import { createApp } from '#services/app.ts'
import { answerWaiting } from '#services/applications/answers/answer-waiting.ts'
import { joinGuests } from '#services/applications/guest-actions.ts'
import { createMailCodes } from '#services/auth/mail-codes/mail-codes.ts'
import { createSecondFactor } from '#services/auth/sessions/second-factor.ts'
import { createSessions } from '#services/auth/sessions/session.ts'
import type { Dependencies } from '#services/board.ts'
import { holdFirstJob } from '#services/cases/hold-first-job.ts'
import { noticeGuesses } from '#services/mail/accounts/password-guesses.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { createCommands } from '#services/platform/commands/handle-command.ts'
import { megabyte } from '#events/units.ts'
import {
  type ConcurrencyLimit,
  createConcurrencyLimit
} from '#services/platform/http/limits/concurrency-limit.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { createResponseCaching } from '#services/response-cache/cache-responses.ts'

/** The app of a process that has these dependencies. */
export function composeApp(dependencies: Dependencies, limit = createConcurrencyLimit()) {
  return createApp(composeBoard(dependencies, limit))
}

/** What the app finds in each request: the dependencies of the process, and what is made of them. */
export function composeBoard(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
): Board {
  const { config, db, now, rateLimiter, secret, previousSecret } = dependencies
  const origin = config.appOrigin
  const sessions = createSessions({ db, now, secret, previousSecret, origin })
  const tokens = createSignedTokens(secret, previousSecret)
  return {
    ...dependencies,
    origin,
    concurrencyLimit,
    commands: createCommands(dependencies),
    tokens,
    mailCodes: createMailCodes({ db, now, origin, secret, tokens }),
    sessions,
    secondFactor: createSecondFactor(dependencies),
    caching: createResponseCaching({
      db,
      now,
      rateLimiter,
      mayHaveSession: sessions.mayExist,
      maxBytes: config.responseMemoryMegabytes * megabyte
    }),
    answerWaiting,
    deleteMails: deleteMailsOf,
    holdFirstJob,
    joinGuests,
    noticeGuesses
  }
}
