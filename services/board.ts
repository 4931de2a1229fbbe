import type { IsOperator } from '#services/auth/permissions/operators.ts'
import type { PasswordHasher } from '#services/auth/passwords/passwords.ts'
import type { SecondFactor } from '#services/auth/sessions/second-factor.ts'
import type { Sessions } from '#services/auth/sessions/session.ts'
import type { GeoLookup } from '#services/ip-location/geo.ts'
import type { AlertEndContext } from '#services/jobs/alerts/end-alert.ts'
import type { HoldFirstJob } from '#services/jobs/posting/hold-first-job.ts'
import type { ViewCounter } from '#services/jobs/search/view-counter.ts'
import type { SearchCounter } from '#services/operator-dashboard/search-counter.ts'
import type { MailLinks } from '#services/pages/forms/mail-link-routes.ts'
import type { BuiltSite } from '#services/pages/site/built-site.ts'
import type { PictureStorage } from '#services/pictures/picture-storage.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { ConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import type { Live } from '#services/platform/http/live/live.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import type {
  LastWrittenPosition,
  ReplicaRead
} from '#services/platform/http/responses/read-your-writes.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import type { ResponseCaching } from '#services/response-cache/cache-responses.ts'
import type { JoinGuests } from '#services/users/prove-email.ts'

/** What a process has before its app is composed; workers and the command line have it too. */
export interface Dependencies extends DataAccess {
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
  /** See `retryDeadLetter` in workers. */
  retryDeadLetter(subscription: string, position: number): Promise<boolean>
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
  isWarmedUp(): boolean
}

declare module '#services/platform/http/request/app-env.ts' {
  /** Added from above, as a board also has what modules make that stand above the one that reads it. */
  interface Board extends Dependencies {
    commands: Commands
    tokens: SignedTokens
    sessions: Sessions
    secondFactor: SecondFactor
    isOperator: IsOperator
    concurrencyLimit: ConcurrencyLimit
    caching: ResponseCaching
    lastWrittenPosition: LastWrittenPosition
    /** Tells the owner of an account that strangers try to guess its password. */
    noticeGuesses(userId: string): Promise<void>
    /** Answers some of those who wait for a closed job at once; a scheduled job answers the others. */
    answerWaiting(jobId: string): Promise<void>
    /** Erases a guest, and with them everything that they sent. */
    eraseGuest(id: string): Promise<void>
    joinGuests: JoinGuests
    deleteMails: AlertEndContext['deleteMails']
    mailLinks: MailLinks
    holdFirstJob: HoldFirstJob
    /** Hides what the rule says until an operator decides; a failure is left to the scheduled job. */
    hideReported(): Promise<void>
  }
}
