import type { Context } from 'hono'
import type { Logger } from './logger.ts'

export type SecurityEvent =
  | 'access'
  | 'rate-limit'
  | 'honeypot'
  | 'registration'
  | 'sign-in'
  | 'sign-out'
  | 'session-end'
  | 'password-check'
  | 'password-change'
  | 'mail-code-request'
  | 'password-reset-request'
  | 'password-reset'
  | 'email-confirmation'
  | 'email-change'
  | 'account-deletion'
  | 'second-factor'
  | 'second-factor-enrolment'
  | 'second-factor-removal'

export interface SecurityEntry {
  kind: SecurityEvent
  outcome: 'done' | 'refused'
  /** The id of the account; undefined when no account has the name. */
  account?: string | undefined
}

/** Writes a line about an account's security: ids and enumerations only, no address and no input. */
export function logSecurity(
  log: Pick<Logger, 'info'>,
  c: Context,
  { kind, outcome, account }: SecurityEntry
): void {
  log.info({ request: c.var.requestId, kind, outcome, ...(account && { account }) }, 'security')
}
