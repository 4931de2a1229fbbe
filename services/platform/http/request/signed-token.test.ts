import { describe, expect, test } from 'vitest'
import { linkTokens } from './link-tokens.ts'
import { createKeyedId, createSignedTokens } from './signed-token.ts'

const secret = 'Wn4hT9sLq2Vx7Rd0Kb6Zc3Pm8Gf1Yj5E'
const otherSecret = 'Zc3Pm8Gf1Yj5EWn4hT9sLq2Vx7Rd0Kb6'
const until = new Date('2026-03-02T10:00:00.000Z')
const before = new Date(until.getTime() - 1)
const content = { kind: 'email', id: 'ana', until, version: 3 }

describe('the code of an e-mail', () => {
  test('is six digits that follow from the id and the secret', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) =>
      createSignedTokens(secret).mailCode(`id${index}`)
    )
    expect(codes.filter(code => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(1_990)
    expect(codes.filter(code => code.startsWith('0')).length).toBeGreaterThan(100)
    expect(createSignedTokens(secret, otherSecret).mailCode('id0')).toBe(codes[0])
    expect(createSignedTokens(otherSecret, secret).mailCode('id0')).not.toBe(codes[0])
  })
})

describe('a signed token', () => {
  const tokens = createSignedTokens(secret)
  const token = tokens.sign(content)

  test('is read with what was signed, until its end', () => {
    expect(tokens.read('email', token, before)).toEqual(content)
    expect(tokens.read('email', token, until)).toBeUndefined()
  })

  test('shows its content, and fits in an address', () => {
    const [encoded = ''] = token.split('.')
    expect(Buffer.from(encoded, 'base64url').toString()).toBe(`email.ana.${until.getTime()}.3`)
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
  })

  test('stays readable: e-mails hold it for years', () => {
    expect(token).toBe(
      'ZW1haWwuYW5hLjE3NzI0NDU2MDAwMDAuMw._Kme93H_clwCp2aHrna0ppAIu2gvLaEGrcX2TG1yHX4'
    )
  })

  test('holds no dot in its kind or id, which would move its end', () => {
    for (const part of [{ id: 'ana.9999999999999' }, { kind: 'email.x' }])
      expect(() => tokens.sign({ ...content, ...part })).toThrow(/cannot hold a dot/)
  })

  test('is of one kind', () => {
    expect(tokens.read('password', token, before)).toBeUndefined()
  })

  const [encoded = '', signature = ''] = token.split('.')
  const forged = Buffer.from(`email.luis.${until.getTime()}.3`).toString('base64url')
  test.each([
    ['another content', `${forged}.${signature}`],
    ['another signature', `${encoded}.${'A'.repeat(43)}`],
    ['no signature', encoded],
    ['an empty one', `${encoded}.`],
    ['a part too many', `${token}.`],
    ['nothing', '']
  ])('is not read with %s', (_, text) => {
    expect(tokens.read('email', text, before)).toBeUndefined()
  })

  test('without an end, or with content of other parts, is over', () => {
    const odd = tokens.sign({ ...content, until: new Date(Number.NaN) })
    expect(tokens.read('email', odd, before)).toBeUndefined()
  })
})

describe('a change of the secret', () => {
  const token = createSignedTokens(secret).sign(content)

  test('ends the tokens of the one before, unless it is still known', () => {
    expect(createSignedTokens(otherSecret).read('email', token, before)).toBeUndefined()
    expect(createSignedTokens(otherSecret, '').read('email', token, before)).toBeUndefined()
    expect(createSignedTokens(otherSecret, secret).read('email', token, before)).toEqual(content)
  })

  test('signs with the new one', () => {
    const newer = createSignedTokens(otherSecret, secret).sign(content)
    expect(newer).toBe(createSignedTokens(otherSecret).sign(content))
    expect(newer).not.toBe(token)
  })
})

describe('a keyed id', () => {
  const id = (parts: string[], purpose = 'guests', key = secret) =>
    createKeyedId(key, purpose)(parts)

  test('is the same for the same parts, purpose and secret only', () => {
    expect(id(['a', 'b'])).toBe(id(['a', 'b']))
    for (const other of [
      id(['a', 'c']),
      id(['ab']),
      id(['a', 'b'], 'alerts'),
      id(['a', 'b'], 'guests', otherSecret)
    ])
      expect(other).not.toBe(id(['a', 'b']))
    expect(id(['a', 'b'])).toMatch(/^[\w-]{43}$/)
  })
})

test.each([
  ['password', 'password', 30 / (24 * 60)],
  ['email', 'email', 2],
  ['job', 'job', 30],
  ['application', 'application', 184],
  ['correction', 'correction', 30 / (24 * 60)],
  ['reminders', 'reminders', 1825],
  ['alert', 'alert', 2],
  ['alertEnd', 'alert-end', 1825]
] as const)('the token %s has the kind %s and is valid for %d days', (name, kind, days) => {
  expect(linkTokens[name]).toEqual({ kind, lifetime: days * 86_400_000 })
})
