import { createMigrator } from '#projections/rebuild/migrate-database.ts'
import { accountArchiveMigrations } from './account-archive/migration.ts'
import { createAnswerer } from './applications/answer-waiting.ts'
import { createAuthorize } from './auth/authorization.ts'
import { createPasswordCheck } from './auth/check-password.ts'
import { createRequestCounter } from './auth/count-request.ts'
import { hostSessionCookie, sessionCookie } from './auth/contract.ts'
import { credentials } from './auth/credentials.ts'
import { findWeakness } from './auth/guessable-passwords.ts'
import { authMigrations } from './auth/migration.ts'
import { createOperatorCheck } from './auth/operators.ts'
import { createPasswordHasher, type PasswordHasher } from './auth/passwords.ts'
import { createSecondFactor } from './auth/second-factor.ts'
import { createSessions } from './auth/session.ts'
import { openGeoLookup, type GeoLookup } from './ip-location/geo.ts'
import { letterMigration } from './letters/migration.ts'
import { jobViewMigration } from './jobs/migration.ts'
import { createViewCounter, type ViewCounter } from './jobs/view-counter.ts'
import { operatorMigration } from './operator-dashboard/migration.ts'
import { createSearchCounter, type SearchCounter } from './operator-dashboard/search-counter.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { pictureMigrations } from './pictures/migration.ts'
import { claimPhotos, deletePhotos } from './pictures/photo-store.ts'
import { claimPicture } from './pictures/store.ts'
import { createCommands } from './platform/commands/handle-command.ts'
import { megabyte } from './platform/config/units.ts'
import type { ConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { createMemoryResponses } from './platform/http/memory-responses.ts'
import {
  createRateLimiter,
  disabledRateLimiter,
  type RateLimiter
} from './platform/http/rate-limit.ts'
import {
  createReplicaReader,
  readFromPrimary,
  type ReplicaRead
} from './platform/http/read-your-writes.ts'
import { createSignedTokens } from './platform/http/signed-token.ts'
import { createLogger, type Logger } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { DataAccess } from './platform/config/open-infrastructure.ts'

/** Of the whole database, with the tables of every module. */
export const { migrateDatabase, isDatabaseCurrent } = createMigrator([
  ...authMigrations,
  ...accountArchiveMigrations,
  ...pictureMigrations,
  operatorMigration,
  jobViewMigration,
  letterMigration
])

/** Dependencies that live as long as the process; each module declares the subset that it needs. */
export interface Dependencies extends DataAccess {
  /** Reads from a replica where there is one, else from the primary. */
  replicaRead: ReplicaRead
  rateLimiter: RateLimiter
  passwords: PasswordHasher
  geo: GeoLookup
  /** Undefined when only the API is served. */
  site?: BuiltSite | undefined
  log: Logger
  /** Undefined when no metrics token is configured. */
  metrics?: Metrics | undefined
  searchCounter: SearchCounter
  viewCounter: ViewCounter
  /** See `retryDeadLetter` in workers. */
  retryDeadLetter(subscription: string, position: number): Promise<boolean>
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
}

/** The dependencies of a process, but for those that are given. */
export async function createDependencies(
  access: DataAccess,
  given: Partial<Dependencies> & Pick<Dependencies, 'retryDeadLetter'>
): Promise<Dependencies> {
  const { config, db, secret } = access
  return {
    ...access,
    replicaRead: readFromPrimary(db),
    rateLimiter: config.limits ? createRateLimiter(db, config.limits, secret) : disabledRateLimiter,
    passwords: given.passwords ?? createPasswordHasher(),
    geo: await openGeoLookup(config),
    log: given.log ?? createLogger(config.logLevel),
    searchCounter: createSearchCounter(db, access.now),
    viewCounter: createViewCounter(db, access.now),
    isShuttingDown: () => false,
    ...given
  }
}

/** What the routes need: what lives as long as the process, and what is made of it. */
export function createApiDependencies(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
) {
  const { config, db, log, now, rateLimiter, secret, previousSecret } = dependencies
  const origin = config.appOrigin
  const secondFactor = createSecondFactor({ db, now, secret, previousSecret })
  const sessions = createSessions({ db, now, secret, previousSecret, origin })
  const memory = createMemoryResponses({
    ...{ db, now, rateLimiter, sessionCookies: [sessionCookie, hostSessionCookie] },
    maxBytes: config.responseMemoryMegabytes * megabyte
  })
  return {
    ...dependencies,
    memory,
    keep: memory.keep,
    authorize: createAuthorize({
      config,
      countRequest: createRequestCounter(rateLimiter),
      isOperator: createOperatorCheck(db, config.operators),
      secondFactor
    }),
    answerWaiting: createAnswerer(dependencies, err =>
      log.warn({ err }, 'applicants were not answered; the scheduled job will')
    ),
    checkPassword: createPasswordCheck(dependencies),
    commands: createCommands(dependencies),
    concurrencyLimit,
    credentials,
    findWeakness,
    origin,
    claimPicture,
    photos: { claim: claimPhotos, delete: deletePhotos },
    readFromReplica: createReplicaReader(dependencies.replicaRead, dependencies.searchCounter.add),
    secondFactor,
    sessions,
    tokens: createSignedTokens(secret, previousSecret)
  }
}
