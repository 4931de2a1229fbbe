import { sessionCookie } from '#services/auth/contract.ts'
import { type SignedInClient, signUp } from '#test/api-fixtures.ts'
import { pickFrom, createRandom } from '#test/seeded-random.ts'
import { createClientFactory } from '#test/http-client.ts'
import { expectAtLeast, expectNone } from './workload/check.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

const lanes = 16

/** A sealed cookie in which something was changed is nobody's. */
export const tamperedCookies: Experiment = {
  fault: 'changed cookies',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const door = createClientFactory(service.url)
    const people = [await signUp(door, 'employer'), await signUp(door, 'applicant')]
    const times = stage.quick ? 992 : 10_000
    const next = createRandom(7)
    const [others, failed]: [string[], string[]] = [[], []]
    let refused = 0
    const tryOne = async () => {
      const owner = pickFrom(next, people)
      const cookie = tamper(cookieOf(owner), cookieOf(pickFrom(next, people)), next)
      const answer = await fetch(`${service.url}/api/user`, {
        headers: { Cookie: `${sessionCookie}=${cookie}` }
      })
      const body = await answer.json()
      if (answer.status >= 500) failed.push(`${answer.status} ${cookie}`)
      if (answer.status === 200 && body.id !== owner.id) others.push(cookie)
      if (answer.status === 401) refused++
    }
    for (let nth = 0; nth < times; nth += lanes) {
      await Promise.all(Array.from({ length: lanes }, tryOne))
    }
    await service.stop('SIGTERM')
    return [
      expectNone('that were somebody else’s', others, times),
      service.checkErrorLog(),
      expectNone('answers of 5xx', failed, times),
      expectAtLeast('that were nobody’s', refused, Math.floor(times * 0.9))
    ]
  }
}

function cookieOf({ cookies }: SignedInClient): string {
  return cookies.get(sessionCookie) ?? ''
}

type Tampering = (cookie: string, other: string, at: number, letter: string) => string

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*~.%'

const tamperings: Tampering[] = [
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at + 1),
  (cookie, _, at) => cookie.slice(0, at),
  (cookie, _, at) => cookie.slice(0, at) + cookie.slice(at + 1),
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at),
  (cookie, other, at) => cookie.slice(0, at) + [...other.slice(at)].reverse().join(''),
  (cookie, other, at) => cookie.slice(0, at) + other.slice(at, -1)
]

function tamper(cookie: string, other: string, next: () => number): string {
  const at = Math.floor(cookie.length * (0.1 + 0.88 * next()))
  return pickFrom(next, tamperings)(cookie, other, at, pickFrom(next, [...letters]))
}
