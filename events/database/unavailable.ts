import pg from 'pg'
import { RaisedError } from './sql-errors.ts'

const unavailableStates = /^(08|53|57P|25006$|55P03$|57014$)/
const unavailableErrnos =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND)$/
const unavailableMessages = /terminated|timeout exceeded|read timeout|not queryable|was closed/i

/** True when the database failed rather than the request: a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return unavailableStates.test(code)
  return unavailableErrnos.test(code) || unavailableMessages.test(error.message)
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
