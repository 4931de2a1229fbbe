import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Database } from '#events/database/database.ts'
import type { IdempotencyRecord } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { UserView } from '#projections/users/view.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import type { GeoLookup } from '#services/ip-location/geo.ts'
import type { SearchCounter } from '#services/operator-dashboard/search-counter.ts'
import type { BuiltSite } from '#services/pages/built-site.ts'
import type { PasswordHasher } from '#services/auth/passwords.ts'
import type { ReplicaRead } from './read-your-writes.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What every part of the service works with; put together once, in main. */
export interface Tools {
  config: Config
  db: Database
  /** Asks a replica where there is one, or the database itself. */
  searches: ReplicaRead
  vault: PersonalDataVault
  /** Seals session cookies, and is the key of keyed hashes. */
  secret: string
  /** Seals and opens the copies of deleted accounts. */
  archiveKey: Buffer
  throttle: RateLimiter
  passwords: PasswordHasher
  geo: GeoLookup
  /** Undefined where only the API is served. */
  site?: BuiltSite | undefined
  log: Logger
  /** Undefined where nobody asks for them. */
  metrics?: Metrics | undefined
  searchCount: SearchCounter
  /** See `retryFollower` in workers. */
  retryParked(follower: string, position: number): Promise<boolean>
  now(): Date
  /** True once the process was asked to stop. */
  leaving(): boolean
}

export interface AppVariables {
  tools: Tools
  requestId: string
  /** Where the visitor is, as far as the trusted proxies tell. */
  address: string
  user?: UserView | undefined
  /** Set when the request came with an idempotency key. */
  command?: IdempotencyRecord | undefined
  /** A new id; the same one again when the same request is repeated. */
  newId(): string
}

export interface AppEnv {
  Variables: AppVariables
  Bindings: HttpBindings
}

/** Of any request that was introduced: see guards. */
export function toolsOf(c: Context): Tools {
  return c.var.tools
}
