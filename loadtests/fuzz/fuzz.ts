import type { ApiOperation } from '#services/platform/openapi/operations.ts'
import type { Action, Role } from '#services/auth/authorization.ts'
import { type Cast, castFor } from '#test/permission-fixtures.ts'
import { register } from '#test/api-fixtures.ts'
import { random } from '#test/seeded-random.ts'
import type { Answer, Door } from '#test/http-client.ts'
import { type Draft, draft } from './request.ts'
import { wrongWith, wrongWithCall } from './oracle.ts'
import { twist } from './mutations.ts'

export interface Failure {
  /** Which case, or which text in which field. */
  what: string
  why: string
  request: Draft
}

export interface Fuzzed {
  asked: number
  failures: Failure[]
  /** How many answers there were of each status. */
  statuses: Map<number, number>
  /** Milliseconds. */
  slowest: number
}

export interface Fuzzing {
  door: Door
  calls: readonly ApiOperation[]
  seed: number
}

export const nothingYet = (): Fuzzed => ({
  asked: 0,
  failures: [],
  statuses: new Map(),
  slowest: 0
})

export const roles: Role[] = ['anonymous', 'applicant', 'employer', 'operator']

/** Whom the configuration must name for operators to be among those who ask. */
export const operatorNames = Array.from({ length: 1_000 }, (_, nth) => `operador.${nth}`)

/** The first, second … cast of a role; an operator is an applicant whom the configuration names. */
export async function castOf(door: Door, role: Role, nth: number): Promise<Cast> {
  if (role !== 'operator') return castFor(door, role)
  const username = operatorNames[nth]
  const self = await register(door, 'applicant', { username, email: `${username}@example.org` })
  return { ...(await castFor(door, 'applicant')), role, asker: self, self }
}

/** After these, whoever asked is somebody else, or nobody. */
export const endsRole: readonly Action[] = ['logOut', 'deleteUser', 'changePassword']

/** Sends these cases, in one lane for each role, so that every case is the same whenever it is sent. */
export async function fuzz(fuzzing: Fuzzing, cases: readonly number[]): Promise<Fuzzed> {
  const fuzzed = nothingYet()
  const lane = (role: Role, nth: number) =>
    fuzzRole(
      fuzzing,
      role,
      cases.filter(no => no % roles.length === nth),
      fuzzed
    )
  await Promise.all(roles.map(lane))
  return fuzzed
}

async function fuzzRole(fuzzing: Fuzzing, role: Role, cases: readonly number[], fuzzed: Fuzzed) {
  const { door, calls, seed } = fuzzing
  let casts = 0
  let cast = await castOf(door, role, casts++)
  for (const no of cases) {
    const next = random(seed * 1_000_003 + no)
    const call = calls[Math.floor(no / roles.length) % calls.length] as ApiOperation
    const plain = await draft(call, cast, next)
    const request = twist(plain, next)
    const what = `case ${no}, ${call.action} as ${role}`
    const isPlain = request.path === plain.path && request.method === plain.method
    const answer = await ask(cast, request, what, fuzzed, answer =>
      isPlain ? wrongWithCall(call.action, answer) : wrongWith(answer)
    )
    // With another method it was another call, which may have ended the account.
    const mayEnd = endsRole.includes(call.action) || request.method !== plain.method
    if (answer && answer.status < 300 && mayEnd) cast = await castOf(door, role, casts++)
  }
}

/** Sends one request and writes down how it went. */
export async function ask(
  { asker }: Cast,
  request: Draft,
  what: string,
  fuzzed: Fuzzed,
  judge: (answer: Answer) => string | undefined
): Promise<Answer | undefined> {
  const { path, ...init } = request
  const began = performance.now()
  const fail = (why: string) => void fuzzed.failures.push({ what, why, request })
  const before = new Map(asker.cookies)
  const answer = await asker
    .send(path, init)
    .catch((error: Error) => fail(`${error.cause ?? error}`))
  restore(asker.cookies, before)
  fuzzed.slowest = Math.max(fuzzed.slowest, performance.now() - began)
  fuzzed.asked++
  if (!answer) return undefined
  fuzzed.statuses.set(answer.status, (fuzzed.statuses.get(answer.status) ?? 0) + 1)
  const why = judge(answer)
  if (why) fail(why)
  return answer
}

/** Whoever signs in as another person, or is told to forget a cookie, goes on as before. */
function restore(cookies: Map<string, string>, before: Map<string, string>): void {
  cookies.clear()
  for (const [name, value] of before) cookies.set(name, value)
}
