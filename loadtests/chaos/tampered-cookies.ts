import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { expectAtLeast, expectNone } from './harness/check.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

const concurrency = 16

/** A session cookie that was changed signs no user in. */
export const tamperedCookies: Experiment = {
  fault: 'changed cookies',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const clients = createClientFactory(service.url)
    const people = [await signUp(clients, 'employer'), await signUp(clients, 'applicant')]
    const times = 10_000
    const random = new SeededRandom(7, 'cookie', 0)
    const [others, failed]: [string[], string[]] = [[], []]
    let refused = 0
    const tryOne = async () => {
      const owner = random.pick(people)
      const cookie = tamper(cookieOf(owner), cookieOf(random.pick(people)), random)
      const response = await fetch(`${service.url}/api/user`, {
        headers: { Cookie: `${sessionCookie}=${cookie}` }
      })
      const body = await response.json()
      if (response.status >= 500) failed.push(`${response.status} ${cookie}`)
      if (response.status === 200 && body.id !== owner.id) others.push(cookie)
      if (response.status === 401) refused++
    }
    for (let index = 0; index < times; index += concurrency) {
      await Promise.all(Array.from({ length: concurrency }, tryOne))
    }
    await service.stop('SIGTERM')
    return [
      expectNone('cookies that signed another user in', others, times),
      service.checkErrorLog(),
      expectNone('responses of 5xx', failed, times),
      expectAtLeast('cookies that were refused', refused, Math.floor(times * 0.9))
    ]
  }
}

function cookieOf({ cookies }: SignedInClient): string {
  return cookies.get(sessionCookie) ?? ''
}

type Tampering = (cookie: string, otherCookie: string, at: number, letter: string) => string

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*~.%'

const tamperings: Tampering[] = [
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at + 1),
  (cookie, _, at) => cookie.slice(0, at),
  (cookie, _, at) => cookie.slice(0, at) + cookie.slice(at + 1),
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at),
  (cookie, otherCookie, at) => cookie.slice(0, at) + [...otherCookie.slice(at)].reverse().join(''),
  (cookie, otherCookie, at) => cookie.slice(0, at) + otherCookie.slice(at, -1)
]

function tamper(cookie: string, otherCookie: string, random: SeededRandom): string {
  const at = Math.floor(cookie.length * (0.1 + 0.88 * random.next()))
  return random.pick(tamperings)(cookie, otherCookie, at, random.pick([...letters]))
}
