import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from './passwords.ts'

const passwords = createPasswordHasher()

describe('a password', () => {
  test('matches what was kept of it, and nothing else does', async () => {
    const kept = await passwords.hash('caballo-bayo')
    expect(await passwords.verify('caballo-bayo', kept)).toBe(true)
    expect(await passwords.verify('caballo-bayo ', kept)).toBe(false)
    expect(await passwords.verify('', kept)).toBe(false)
  })

  test('is kept as argon2id, at the cost that OWASP asks, with a salt of its own', async () => {
    const [one, other] = [await passwords.hash('mismo'), await passwords.hash('mismo')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test.each(['🐴🐴🐴🐴🐴🐴', 'con\u0000nul', ' '.repeat(6), 'x'.repeat(128)])(
    'may be anything: %j',
    async typed => {
      const kept = await passwords.hash(typed)
      expect(await passwords.verify(typed, kept)).toBe(true)
      expect(await passwords.verify(typed.slice(1), kept)).toBe(false)
    }
  )

  test('of nobody never matches, not even the one that is hashed in its place', async () => {
    expect(await passwords.verify('nadie', undefined)).toBe(false)
    expect(await passwords.verify('', undefined)).toBe(false)
  })
})

describe('hashing', () => {
  test('lets two work and twenty wait, and tells everybody else to come back', async () => {
    const crowd = Array.from({ length: 30 }, (_, nth) => passwords.hash(`clave ${nth}`))
    const refused = (await Promise.allSettled(crowd)).map((result, nth) => ({ result, nth }))
    const turnedAway = refused.filter(({ result }) => result.status === 'rejected')
    expect(turnedAway.map(({ nth }) => nth)).toEqual(
      expect.arrayContaining([22, 23, 24, 25, 26, 27, 28, 29])
    )
    for (const { result } of turnedAway) {
      expect(result).toMatchObject({ reason: { status: 503, retryAfter: 2 } })
    }
    expect(refused.slice(0, 2).every(({ result }) => result.status === 'fulfilled')).toBe(true)
  })

  test('works again after a crowd', async () => {
    const kept = await passwords.hash('otra vez')
    expect(await passwords.verify('otra vez', kept)).toBe(true)
  })

  test('goes on after a hash that cannot be read', async () => {
    const broken = Array.from({ length: 5 }, () => passwords.verify('clave', 'no hash'))
    const results = await Promise.allSettled(broken)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await passwords.hash('clave')).toMatch(/^\$argon2id/)
  })
})
