import type { HttpBindings } from '@hono/node-server'
import type { IdempotencyRecord } from '#events/store/event-store.ts'
import type { UserView } from '#projections/users/view.ts'

/** What lives as long as a request; dependencies of the process are handed over by name. */
export interface AppVariables {
  requestId: string
  /** Of the visitor, as far as the trusted proxies tell. */
  clientAddress: string
  /** Looks the session up at most once a request. */
  findSession(): Promise<Session | undefined>
  /** Set by `authorize`. */
  user?: UserView | undefined
  /** Set when the request came with an idempotency key. */
  idempotency?: IdempotencyRecord | undefined
  /** A new id; the same one when the same request is repeated. */
  newId(): string
}

/** The cookie's token, and the user while the session is valid. */
export interface Session {
  tokenHash: string
  user: UserView | undefined
}

export interface AppEnv {
  Variables: AppVariables
  Bindings: HttpBindings
}
