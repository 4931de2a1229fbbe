import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { describeError } from './describe-error.ts'
import { ConnectionFailed, isUnavailable, throwConnectionFailed } from './unavailable.ts'

const failure = (code: string, message = 'no') => Object.assign(new Error(message), { code })
const refusal = (code: string) =>
  Object.assign(new pg.DatabaseError('role "ana" is not permitted to log in', 0, 'error'), { code })

describe('a connection that cannot be opened', () => {
  test.each([
    [failure('EAI_AGAIN'), false],
    [failure('ECONNREFUSED'), false],
    [failure('ENOTFOUND'), true],
    [failure('ERR_TLS_CERT_ALTNAME_INVALID'), true],
    [failure('SELF_SIGNED_CERT_IN_CHAIN'), true],
    [refusal('28000'), true],
    [refusal('28P01'), true],
    [refusal('3D000'), true],
    [refusal('55000'), true],
    [refusal('08P01'), true],
    [refusal('53300'), false],
    [refusal('57P03'), false],
    [new Error('Connection terminated unexpectedly'), false],
    ['what is no error', false]
  ])('is an unavailable database: %s', (cause, isPermanent) => {
    const failed = new ConnectionFailed(cause)
    expect(isUnavailable(failed)).toBe(true)
    expect(failed.isPermanent).toBe(isPermanent)
  })

  test('says why in the log', () => {
    expect(describeError(new ConnectionFailed(refusal('28000')))).toMatchObject({
      type: 'ConnectionFailed',
      code: '28000',
      message: 'role "ana" is not permitted to log in'
    })
  })

  test('keeps its first reason', () => {
    const failed = new ConnectionFailed(failure('EAI_AGAIN'))
    expect(() => throwConnectionFailed(failed)).toThrow(failed)
  })
})

test('a statement that fails for such a reason is another failure', () => {
  expect(isUnavailable(refusal('28000'))).toBe(false)
})
