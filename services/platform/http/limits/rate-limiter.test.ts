import { describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import type { RateLimitName } from '#services/platform/config/rate-limits.ts'
import { startRateLimiter } from '#test/requests/counters-in-memory.ts'
import { HttpError } from '../errors/errors.ts'
import { deleteExpiredCounters, disabledRateLimiter, isWithinLimit } from './rate-limit.ts'

const network = ['203.0.113.7/64', '203.0.113.7/48'] as const
const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

const login = { login: { points: 2, seconds: 60 } }
const isLimited = (retryAfter: number, what: string, wait: string) => ({
  status: 429,
  retryAfter,
  message: `${what}. Vuelve a probar dentro de ${wait}.`
})

describe('a rate limit', () => {
  test('lets as many requests through as it has points, for each client', async () => {
    const { limiter, store } = startRateLimiter(login)
    await limiter.consume('login', 'ana')
    await limiter.consume('login', 'ana')
    await expect(limiter.consume('login', 'ana')).rejects.toMatchObject(
      isLimited(60, 'Demasiados intentos', '60 segundos')
    )
    await limiter.consume('login', 'luis')
    expect(store.pointsOf('login')).toEqual([3, 1])
  })

  test('remembers a refusal without asking the database again', async () => {
    const { limiter, store } = startRateLimiter(login)
    for (let count = 0; count < 5; count++) await limiter.consume('login', 'ana').catch(() => {})
    expect(store.statements).toHaveLength(3)
  })

  test('stores no client, only hashes', async () => {
    const { limiter, store } = startRateLimiter(login)
    await limiter.consume('login', 'ana')
    const [key = ''] = store.rows.keys()
    expect(key).toMatch(/^login:[\w-]{43}$/)
    const other = startRateLimiter(login, 'Kb6Zc3Pm8Gf1Yj5EWn4hT9sLq2Vx7Rd0')
    await other.limiter.consume('login', 'ana')
    expect([...other.store.rows.keys()]).not.toEqual([key])
    expect(store.statements[0]?.text).toContain('"auth"."throttles"')
  })

  test('has ten times the points for the wider network, which counts what the narrow one lets through', async () => {
    const { limiter, store } = startRateLimiter(login)
    for (let host = 0; host < 10; host++)
      for (let count = 0; count < 3; count++)
        await limiter.consume('login', [`host-${host}`, network[1]]).catch(() => {})
    expect(store.pointsOf('loginWider')).toEqual([20])
    await expect(limiter.consume('login', ['host-10', network[1]])).rejects.toMatchObject({
      status: 429
    })
    await limiter.consume('login', ['host-10', 'another'])
  })

  test('takes a request back, in both networks', async () => {
    const { limiter, store } = startRateLimiter(login)
    await limiter.consume('login', network)
    await limiter.refund('login', network)
    expect([store.pointsOf('login'), store.pointsOf('loginWider')]).toEqual([[0], [0]])
  })

  test('refuses with 503 while the database is unavailable, and throws what else is wrong', async () => {
    const { limiter, store } = startRateLimiter(login)
    store.fail(unavailable)
    await expect(limiter.consume('login', 'ana')).rejects.toMatchObject({ status: 503 })
    await limiter.refund('login', 'ana')
    store.fail(new Error('broken'))
    await expect(limiter.consume('login', 'ana')).rejects.toThrow('broken')
    await expect(limiter.refund('login', 'ana')).rejects.toThrow('broken')
  })
})

describe('points of requests', () => {
  const reads = { reads: { points: 35, seconds: 60 } }

  test('are counted in advance, so that most requests write nothing', async () => {
    const { limiter, store } = startRateLimiter(reads)
    for (let count = 0; count < 10; count++) await limiter.consumePoints('reads', 'ana', 1)
    expect(store.statements).toHaveLength(1)
    await limiter.consumePoints('reads', 'ana', 1)
    expect(store.pointsOf('reads')).toEqual([20])
    await limiter.consumePoints('reads', 'ana', 9)
    expect(store.pointsOf('reads')).toEqual([20])
    await limiter.consumePoints('reads', 'luis', 1)
    expect(store.pointsOf('reads')).toEqual([20, 10])
  })

  test('are counted by as many tens as a request costs, and are refused beyond the limit', async () => {
    const { limiter, store } = startRateLimiter(reads)
    await limiter.consumePoints('reads', 'ana', 11)
    expect(store.pointsOf('reads')).toEqual([20])
    await limiter.consumePoints('reads', 'ana', 9)
    await limiter.consumePoints('reads', 'ana', 10)
    expect(store.pointsOf('reads')).toEqual([30])
    await expect(limiter.consumePoints('reads', 'ana', 1)).rejects.toMatchObject(
      isLimited(60, 'Demasiados intentos', '60 segundos')
    )
  })

  test('cost no more than the whole limit', async () => {
    const { limiter, store } = startRateLimiter(reads)
    await limiter.consumePoints('reads', 'ana', 1_000)
    expect(store.pointsOf('reads')).toEqual([35])
  })

  test('are counted once for requests at the same time', async () => {
    const { limiter, store } = startRateLimiter(reads)
    await Promise.all(Array.from({ length: 10 }, () => limiter.consumePoints('reads', 'ana', 1)))
    expect(store.pointsOf('reads')).toEqual([10])
  })

  test('are counted in the wider network by hundreds', async () => {
    const { limiter, store } = startRateLimiter(reads)
    await limiter.consumePoints('reads', network, 1)
    expect([store.pointsOf('reads'), store.pointsOf('readsWider')]).toEqual([[10], [100]])
  })

  test('are free while the database is unavailable', async () => {
    const { limiter, store } = startRateLimiter(reads)
    store.fail(unavailable)
    for (let count = 0; count < 50; count++) await limiter.consumePoints('reads', 'ana', 10)
    store.fail(new Error('broken'))
    await expect(limiter.consumePoints('reads', 'luis', 1)).rejects.toThrow('broken')
    store.fail(undefined)
    await limiter.consumePoints('reads', 'luis', 1)
  })

  test('of candidate profiles are counted one by one', async () => {
    const { limiter, store } = startRateLimiter()
    await limiter.consumePoints('candidateProfile', 'ana', 1)
    expect(store.pointsOf('candidateProfile')).toEqual([1])
  })
})

test.each<[RateLimitName, string]>([
  ['application', 'Demasiadas aplicaciones'],
  ['guestApplication', 'Demasiadas aplicaciones'],
  ['guestApplicationEmail', 'Demasiadas aplicaciones'],
  ['jobChange', 'Demasiados cambios en tus anuncios'],
  ['profileChange', 'Demasiados cambios en tu perfil'],
  ['accountChange', 'Demasiados cambios en tu cuenta'],
  ['emailChange', 'Demasiados cambios de correo electrónico'],
  ['message', 'Demasiados mensajes'],
  ['report', 'Demasiadas denuncias'],
  ['appeal', 'Demasiadas reclamaciones'],
  ['upload', 'Demasiados intentos']
])('the refusal of the limit %s says «%s»', async (name, what) => {
  const { limiter } = startRateLimiter({ [name]: { points: 1, seconds: 1 } })
  await limiter.consume(name, 'ana')
  await expect(limiter.consume(name, 'ana')).rejects.toMatchObject(isLimited(1, what, '1 segundo'))
})

test('a limit can be asked, and other failures are thrown', async () => {
  const { limiter, store } = startRateLimiter({ login: { points: 1, seconds: 60 } })
  expect(await isWithinLimit(limiter, 'login', 'ana')).toBe(true)
  expect(await isWithinLimit(limiter, 'login', 'ana')).toBe(false)
  store.fail(unavailable)
  await expect(isWithinLimit(limiter, 'login', 'luis')).rejects.toBeInstanceOf(HttpError)
  store.fail(new Error('broken'))
  await expect(isWithinLimit(limiter, 'login', 'eva')).rejects.toThrow('broken')
})

test('without limits nothing is refused', async () => {
  for (let count = 0; count < 100; count++) {
    await disabledRateLimiter.consume('login', 'ana')
    await disabledRateLimiter.refund('login', 'ana')
    await disabledRateLimiter.consumePoints('reads', 'ana', 1_000)
  }
})

test('counters that are over are deleted, some at a time', async () => {
  const asked: unknown[] = []
  const query = async (text: string, values: unknown[]) => {
    asked.push(text.replace(/\s+/g, ' '), values)
    return [{ key: 'a' }, { key: 'b' }]
  }
  const now = new Date('2026-03-02T10:00:00.000Z')
  expect(await deleteExpiredCounters({ query } as unknown as Database, now, 5)).toBe(2)
  expect(asked).toEqual([expect.stringContaining('expire <= $1 LIMIT $2'), [now.getTime(), 5]])
})
