import pg from 'pg'
import { RaisedError } from './sql-errors.ts'

const unavailableStates = /^(08|53|57P|25006$|55P03$|57014$)/
const unavailableErrnos =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND)$/
const unavailableMessages = /terminated|timeout exceeded|read timeout|not queryable|was closed/i

/** Name or role unknown, no right to connect, no such database or one that is closed, another protocol or encryption. */
const permanentCodes =
  /^(28|3D|42501$|55000$|08P01$|ENOTFOUND$|ERR_TLS|ERR_SSL|UNABLE_TO_VERIFY|.*CERT)/

/** No connection could be opened, for whatever reason; the message says which, and quotes no personal data. */
export class ConnectionFailed extends Error {
  readonly code: string
  /** True when a later attempt would fail as well. */
  readonly isPermanent: boolean
  constructor(cause: unknown) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    super(error.message || error.name, { cause })
    this.code = 'code' in error ? String(error.code) : 'UNKNOWN'
    this.isPermanent = permanentCodes.test(this.code)
  }
}

/** The board cannot work with the database as it is set up; the message is a sentence for the operator. */
export class UnusableDatabase extends ConnectionFailed {
  override readonly code = 'UNUSABLE'
  override readonly isPermanent = true
}

/** For the `catch` of opening a connection. */
export function throwConnectionFailed(cause: unknown): never {
  throw cause instanceof ConnectionFailed ? cause : new ConnectionFailed(cause)
}

/** True when the database failed rather than the request: a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ConnectionFailed) return true
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return unavailableStates.test(code)
  return unavailableErrnos.test(code) || unavailableMessages.test(error.message)
}

/** True when the database takes no writes: it is a replica, or its sessions begin with `default_transaction_read_only`. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006'
}

/** True when the disk of the database is full: reads go on, and writes as soon as there is space. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100'
}

/** True when a statement names a column or a table that is not there, as where a later version has rebuilt the read tables. */
export function lacksColumn(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(42703|42P01)$/.test(error.code ?? '')
}

/** True when a statement took too long, or waited too long for a lock: the session lives on. */
export function isDeadline(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(55P03|57014)$/.test(error.code ?? '')
}

/** True when a statement failed and the session lives on: nothing of its transaction is committed. */
export function hasRolledBack(error: unknown): boolean {
  if (error instanceof RaisedError || isDeadline(error)) return true
  return error instanceof pg.DatabaseError && !isUnavailable(error)
}

/** For `catch`: ignores that the database is unavailable, rethrows everything else. */
export function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error
}
