import { sessionCookie } from '#services/auth/session.ts'
import { type Person, register } from '#test/api-fixtures.ts'
import { pick, random } from '#test/seeded-random.ts'
import { doorOf } from '#test/http-client.ts'
import { atLeast, none } from '#loadtests/chaos/checks/check.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

const lanes = 16

/** A sealed cookie in which something was changed is nobody's. */
export const changedCookies: Drill = {
  fault: 'changed cookies',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const door = doorOf(service.url)
    const people = [await register(door, 'employer'), await register(door, 'applicant')]
    const times = stage.quick ? 992 : 10_000
    const next = random(7)
    const [others, failed]: [string[], string[]] = [[], []]
    let refused = 0
    const tryOne = async () => {
      const owner = pick(next, people)
      const cookie = change(cookieOf(owner), cookieOf(pick(next, people)), next)
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
    await service.end('SIGTERM')
    return [
      none('that were somebody else’s', others, times),
      service.complaints(),
      none('answers of 5xx', failed, times),
      atLeast('that were nobody’s', refused, Math.floor(times * 0.9))
    ]
  }
}

function cookieOf({ cookies }: Person): string {
  return cookies.get(sessionCookie) ?? ''
}

type Change = (cookie: string, other: string, at: number, letter: string) => string

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*~.%'

const changes: Change[] = [
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at + 1),
  (cookie, _, at) => cookie.slice(0, at),
  (cookie, _, at) => cookie.slice(0, at) + cookie.slice(at + 1),
  (cookie, _, at, letter) => cookie.slice(0, at) + letter + cookie.slice(at),
  (cookie, other, at) => cookie.slice(0, at) + [...other.slice(at)].reverse().join(''),
  (cookie, other, at) => cookie.slice(0, at) + other.slice(at, -1)
]

function change(cookie: string, other: string, next: () => number): string {
  const at = Math.floor(cookie.length * (0.1 + 0.88 * next()))
  return pick(next, changes)(cookie, other, at, pick(next, [...letters]))
}
