import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import { findLiveSessions } from '#services/auth/sessions/session-store.ts'
import type { Dependencies } from '#services/board.ts'
import { openGeoLookup } from '#services/ip-location/geo.ts'
import { createViewCounter } from '#services/jobs/search/view-counter.ts'
import { createSearchCounter } from '#services/operator-dashboard/search-counter.ts'
import { createPictureStorage } from '#services/pictures/picture-storage.ts'
import {
  createRateLimiter,
  disabledRateLimiter
} from '#services/platform/http/limits/rate-limit.ts'
import { readFromPrimary } from '#services/platform/http/responses/read-your-writes.ts'
import { createLogger } from '#services/platform/observability/logger.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { createLive } from '#services/platform/http/live/live.ts'

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
