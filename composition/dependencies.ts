import { createPasswordHasher, type PasswordHasher } from '#services/auth/passwords/passwords.ts'
import { findLiveSessions } from '#services/auth/sessions/session-store.ts'
import { openGeoLookup, type GeoLookup } from '#services/ip-location/geo.ts'
import { createViewCounter, type ViewCounter } from '#services/jobs/search/view-counter.ts'
import {
  createSearchCounter,
  type SearchCounter
} from '#services/operator-dashboard/search-counter.ts'
import { createPictureStorage, type PictureStorage } from '#services/pictures/picture-storage.ts'
import type { BuiltSite } from '#services/pages/site/built-site.ts'
import {
  createRateLimiter,
  disabledRateLimiter,
  type RateLimiter
} from '#services/platform/http/limits/rate-limit.ts'
import {
  readFromPrimary,
  type ReplicaRead
} from '#services/platform/http/responses/read-your-writes.ts'
import { createLogger, type Logger } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { createLive, type Live } from '#services/platform/http/live/live.ts'

/** Dependencies that live as long as the process; each module declares the subset that it needs. */
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

/** Loaded after requests are answered; a process that only serves the API loads them to retry a dead letter. */
export const loadWorkers = () => import('#workers/index.ts')

/** Makes the dependencies of a process; those that are given replace its own. */
export async function createDependencies(
  access: DataAccess,
  given: Partial<Dependencies>
): Promise<Dependencies> {
  const { config, db, now, secret } = access
  const log = given.log ?? createLogger(config.logLevel)
  return {
    ...access,
    replicaRead: readFromPrimary(db),
    rateLimiter: config.limits ? createRateLimiter(db, config.limits, secret) : disabledRateLimiter,
    passwords: given.passwords ?? createPasswordHasher(),
    geo: await openGeoLookup(config),
    pictureStorage: createPictureStorage(access),
    log,
    live: createLive({
      db,
      findLiveSessions: tokenHashes => findLiveSessions(db, tokenHashes, now()),
      warn: err => log.warn({ err }, 'browsers were not notified of changes')
    }),
    searchCounter: createSearchCounter(db, now),
    viewCounter: createViewCounter(db, now),
    retryDeadLetter: async (subscription, position) =>
      (await loadWorkers()).retryDeadLetter(access, subscription, position),
    isShuttingDown: () => false,
    isWarmedUp: () => true,
    ...given
  }
}
