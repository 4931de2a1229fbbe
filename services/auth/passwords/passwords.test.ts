import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from './passwords.ts'

const passwords = createPasswordHasher()

describe('a password', () => {
  test('matches its own hash, and other passwords do not', async () => {
    const hash = await passwords.hash('caballo-bayo')
    expect(await passwords.verify('caballo-bayo', hash)).toBe(true)
    expect(await passwords.verify('caballo-bayo ', hash)).toBe(false)
    expect(await passwords.verify('', hash)).toBe(false)
  })

  test('is hashed with argon2id, at the cost that OWASP recommends, with a salt of its own', async () => {
    const [a, b] = [await passwords.hash('mismo'), await passwords.hash('mismo')]
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(a).not.toBe(b)
  })

  test.each(['🐴🐴🐴🐴🐴🐴', 'con\u0000nul', ' '.repeat(6), 'x'.repeat(128)])(
    'may hold any characters: %j',
    async typed => {
      const hash = await passwords.hash(typed)
      expect(await passwords.verify(typed, hash)).toBe(true)
      expect(await passwords.verify(typed.slice(1), hash)).toBe(false)
    }
  )

  test('never matches when the user does not exist', async () => {
    expect(await passwords.verify('nadie', undefined)).toBe(false)
    expect(await passwords.verify('', undefined)).toBe(false)
  })
})

describe('hashing', () => {
  test('runs two at once, queues twenty and refuses the rest with 503', async () => {
    const requests = Array.from({ length: 30 }, (_, index) => passwords.hash(`clave ${index}`))
    const results = (await Promise.allSettled(requests)).map((result, index) => ({ result, index }))
    const rejected = results.filter(({ result }) => result.status === 'rejected')
    expect(rejected.map(({ index }) => index)).toEqual(
      expect.arrayContaining([22, 23, 24, 25, 26, 27, 28, 29])
    )
    for (const { result } of rejected) {
      expect(result).toMatchObject({ reason: { status: 503, retryAfter: 2 } })
    }
    expect(results.slice(0, 2).every(({ result }) => result.status === 'fulfilled')).toBe(true)
  })

  test('works again after the queue was full', async () => {
    const hash = await passwords.hash('otra vez')
    expect(await passwords.verify('otra vez', hash)).toBe(true)
  })

  test('works again after malformed hashes', async () => {
    const broken = Array.from({ length: 5 }, () => passwords.verify('clave', 'no hash'))
    const results = await Promise.allSettled(broken)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await passwords.hash('clave')).toMatch(/^\$argon2id/)
  })
})
