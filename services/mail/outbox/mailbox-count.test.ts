import { describe, expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { tooManyRequests } from '#services/platform/http/errors/refusals.ts'
import { countForMailbox, mailboxOf } from './mailbox-limit.ts'

const full = new HttpError(tooManyRequests('mailbox', 3600), { retryAfter: 3600 })

/** Counts an e-mail; `failures` are what a limit throws. */
async function count(
  { isOfAccount = false, isOfGuest = false, isCode = false, hasAccount = false },
  failures: Record<string, Error> = {}
) {
  const calls: string[] = []
  const db = { query: async () => (hasAccount ? [{ id: 'ana' }] : []) } as unknown as Queryable
  const rateLimiter = {
    async consume(limit: string, mailbox: unknown) {
      calls.push(`consume ${limit} ${mailbox}`)
      if (failures[limit]) throw failures[limit]
    },
    async refund(limit: string, mailbox: unknown) {
      calls.push(`refund ${limit} ${mailbox}`)
    }
  }
  const wait = countForMailbox({ db, rateLimiter }, 'Ana+x@Example.org', {
    isOfAccount,
    isOfGuest,
    isCode
  })
  return { wait: await wait.catch((error: Error) => error.message), calls }
}

const mailbox = 'consume mailbox ana@example.org'
const withoutCode = 'consume mailboxWithoutCode ana@example.org'
const other = 'consume mailboxOther ana@example.org'
const refundWithoutCode = 'refund mailboxWithoutCode ana@example.org'
const refundOther = 'refund mailboxOther ana@example.org'

describe('an e-mail to an unconfirmed address', () => {
  test.each([
    ['with a code to sign in', { isOfAccount: true, isCode: true, hasAccount: true }, [mailbox]],
    [
      'of the account of the address',
      { isOfAccount: true, hasAccount: true },
      [withoutCode, mailbox]
    ],
    ['of a guest to an address without an account', { isOfGuest: true }, [withoutCode, mailbox]],
    [
      'that a stranger asked for to an address without an account',
      {},
      [other, withoutCode, mailbox]
    ],
    [
      'of a guest with the address of an account',
      { isOfGuest: true, hasAccount: true },
      [other, withoutCode, mailbox]
    ],
    [
      'that is not essential to the account of the address',
      { hasAccount: true },
      [other, withoutCode, mailbox]
    ]
  ])('%s is counted', async (_, options, calls) => {
    expect(await count(options)).toEqual({ wait: undefined, calls })
  })

  test('waits when the mailbox has had its share, which leaves the last one to its account', async () => {
    expect(await count({ isOfGuest: true }, { mailboxWithoutCode: full })).toEqual({
      wait: 3600,
      calls: [withoutCode]
    })
    expect(await count({ isOfAccount: true, isCode: true }, { mailbox: full })).toEqual({
      wait: 3600,
      calls: [mailbox]
    })
    expect(await count({ hasAccount: true }, { mailboxOther: full })).toEqual({
      wait: 3600,
      calls: [other]
    })
    expect(await count({ hasAccount: true }, { mailbox: full })).toEqual({
      wait: 3600,
      calls: [other, withoutCode, mailbox, refundOther, refundWithoutCode]
    })
  })

  test('is not counted when the counters are broken', async () => {
    const broken = new Error('broken')
    expect((await count({}, { mailbox: broken })).wait).toBe('broken')
    const busy = new HttpError({
      ...tooManyRequests('mailbox', 3600),
      status: 503,
      message: 'busy'
    })
    expect((await count({}, { mailbox: busy })).wait).toBe('busy')
  })
})

test.each([
  ['Ana@Example.org', 'ana@example.org'],
  ['ana+ramal+x@example.org', 'ana@example.org'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@googlemail.com'],
  ['a.n.a@example.org', 'a.n.a@example.org'],
  ['+ana@example.org', '+ana@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org']
])('the mailbox of %s is %s', (address, expected) => {
  expect(mailboxOf(address)).toBe(expected)
})
