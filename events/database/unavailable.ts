import pg from 'pg'

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

/** For `catch`: ignores that the database is unavailable, rethrows everything else. */
export function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error
}
