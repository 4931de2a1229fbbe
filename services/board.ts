import type { answerWaiting } from '#services/applications/answers/answer-waiting.ts'
import type { joinGuests } from '#services/applications/guest-actions.ts'
import type { MailCodes } from '#services/auth/mail-codes/mail-codes.ts'
import type { PasswordHasher } from '#services/auth/passwords/passwords.ts'
import type { SecondFactor } from '#services/auth/sessions/second-factor.ts'
import type { Sessions } from '#services/auth/sessions/session.ts'
import type { holdFirstJob } from '#services/cases/hold-first-job.ts'
import type { GeoLookup } from '#services/ip-location/geo.ts'
import type { ViewCounter } from '#services/jobs/search/view-counter.ts'
import type { noticeGuesses } from '#services/mail/accounts/password-guesses.ts'
import type { deleteMailsOf } from '#services/mail/outbox/store.ts'
import type { SearchCounter } from '#services/operator-dashboard/search-counter.ts'
import type { BuiltSite } from '#services/pages/site/built-site.ts'
import type { PictureStorage } from '#services/pictures/picture-storage.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { ConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import type { Live } from '#services/platform/http/live/live.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import type { ReplicaRead } from '#services/platform/http/responses/read-your-writes.ts'
import type { ProcessState } from '#services/platform/observability/health.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import type { ResponseCaching } from '#services/response-cache/cache-responses.ts'

/** What a process has before its app is composed; workers and the command line have it too. */
export interface Dependencies extends DataAccess, ProcessState {
  /** Reads from a replica where there is one, else from the primary. */
  replicaRead: ReplicaRead
  rateLimiter: RateLimiter
  passwords: PasswordHasher
  geo: GeoLookup
  pictureStorage: PictureStorage
  /** Undefined when only the API is served. */
  site?: BuiltSite | undefined
  log: Logger
  /** Undefined when no metrics token is configured. */
  metrics?: Metrics | undefined
  live: Live
  searchCounter: SearchCounter
  viewCounter: ViewCounter
  /** Of the workers, which see. */
  retryDeadLetter(subscription: string, position: number): Promise<boolean>
}

declare module '#services/platform/http/request/app-env.ts' {
  interface Board extends Dependencies {
    commands: Commands
    tokens: SignedTokens
    mailCodes: MailCodes
    sessions: Sessions
    secondFactor: SecondFactor
    concurrencyLimit: ConcurrencyLimit
    caching: ResponseCaching
    // Functions of a module above those that call them.
    answerWaiting: typeof answerWaiting
    deleteMails: typeof deleteMailsOf
    holdFirstJob: typeof holdFirstJob
    joinGuests: typeof joinGuests
    noticeGuesses: typeof noticeGuesses
  }
}
