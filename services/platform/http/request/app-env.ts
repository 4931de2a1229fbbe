import type { HttpBindings } from '@hono/node-server'
import type { IdempotencyRecord } from '#events/store/idempotency-records.ts'
import type { UserView } from '#projections/users/view.ts'
import type { HttpError } from '../errors/errors.ts'

/** Values that live as long as a request. */
export interface AppVariables {
  requestId: string
  /** The visitor's address, as resolved through trusted proxies. */
  clientAddress: string
  /** Looks the session up at most once a request. */
  findSession(): Promise<Session | undefined>
  /** Set by `authorize`. */
  user?: UserView | undefined
  /** Set when the request is refused because the honeypot is filled in. */
  isHoneypotFilled?: boolean
  /** Set when the request came with an idempotency key. */
  idempotency?: IdempotencyRecord | undefined
  /** Why the request was refused. */
  refusal?: HttpError
  /** Points that the request took of its limit. */
  cost?: number
  /** A new id; the same one when the same request is repeated. */
  newId(bytes?: number): string
}

/** The cookie's token, and the session's id and user while it is valid. */
export interface Session {
  tokenHash: string
  id?: string
  hasSecondFactor?: boolean
  user: UserView | undefined
}

/** What lives as long as the process: `c.env.board`. `services/board.ts` adds what the modules make. */
export interface Board {
  /** Of the addresses of the board. */
  origin: string
}

export interface AppEnv {
  Variables: AppVariables
  Bindings: HttpBindings & { board: Board }
}
