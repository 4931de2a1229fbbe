import type { Queryable } from '#events/database/database.ts'
import { findUserByLogin } from '#projections/users/queries.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'

/** The limits that an e-mail counts for, the narrowest first. */
const limits = ['mailboxOther', 'mailboxWithoutCode', 'mailbox'] as const

interface MailClass {
  isOfAccount: boolean
  isOfGuest: boolean
  isCode: boolean
}

/**
 * Counts an e-mail to an unconfirmed address, over all kinds. Seconds to wait when the mailbox has had its share. Whatever strangers
 * ask for in its name, one e-mail of it is kept for what is essential to the account of that address or, without one, for the links
 * to what was sent from there, and another one for a code to sign in.
 */
export async function countForMailbox(
  {
    db,
    rateLimiter
  }: {
    db: Queryable
    rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>
  },
  address: string,
  { isOfAccount, isOfGuest, isCode }: MailClass
): Promise<number | undefined> {
  const mailbox = mailboxOf(address)
  const isKept = isOfAccount || (isOfGuest && !(await findUserByLogin(db, address)))
  const counted: (typeof limits)[number][] = []
  try {
    for (const limit of limits.slice(isCode ? 2 : isKept ? 1 : 0)) {
      await rateLimiter.consume(limit, mailbox)
      counted.push(limit)
    }
    return undefined
  } catch (error) {
    for (const limit of counted) await rateLimiter.refund(limit, mailbox)
    if (error instanceof HttpError && error.status === 429) return error.retryAfter
    throw error
  }
}

const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** Spellings of an address that reach the same mailbox are counted together. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const local = address.slice(0, at).toLowerCase()
  const [name = ''] = local.split('+')
  const known = name || local
  return `${withoutDots.has(domain) ? known.replaceAll('.', '') : known}@${domain}`
}
