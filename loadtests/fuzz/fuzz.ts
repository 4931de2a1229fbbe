import type { ApiOperation } from '#services/openapi/operations.ts'
import type { Action, Role } from '#services/auth/decide.ts'
import { type TestActors, createActors } from '#test/permission-fixtures.ts'
import { signUp } from '#test/api-fixtures.ts'
import { createRandom } from '#test/seeded-random.ts'
import type { TestResponse, ClientFactory } from '#test/http-client.ts'
import { type FuzzRequest, generateRequest } from './request.ts'
import { findViolation, findContractViolation } from './oracle.ts'
import { mutateRequest } from './mutations.ts'

export interface FuzzFailure {
  /** Which case, or which text in which field. */
  what: string
  why: string
  request: FuzzRequest
}

export interface FuzzResult {
  requests: number
  failures: FuzzFailure[]
  /** How many answers there were of each status. */
  statuses: Map<number, number>
  /** Milliseconds. */
  slowestMs: number
}

export interface FuzzOptions {
  door: ClientFactory
  calls: readonly ApiOperation[]
  seed: number
}

export const createFuzzResult = (): FuzzResult => ({
  requests: 0,
  failures: [],
  statuses: new Map(),
  slowestMs: 0
})

export const fuzzRoles: Role[] = ['anonymous', 'applicant', 'employer', 'operator']

/** Whom the configuration must name for operators to be among those who ask. */
export const operatorNames = Array.from({ length: 1_000 }, (_, nth) => `operador.${nth}`)

/** The first, second … cast of a role; an operator is an applicant whom the configuration names. */
export async function createFuzzActors(
  door: ClientFactory,
  role: Role,
  nth: number
): Promise<TestActors> {
  if (role !== 'operator') return createActors(door, role)
  const username = operatorNames[nth]
  const self = await signUp(door, 'applicant', { username, email: `${username}@example.org` })
  return { ...(await createActors(door, 'applicant')), role, client: self, self }
}

/** After these, whoever asked is somebody else, or nobody. */
export const sessionEndingActions: readonly Action[] = ['logOut', 'deleteUser', 'changePassword']

/** Sends these cases, in one lane for each role, so that every case is the same whenever it is sent. */
export async function fuzz(fuzzing: FuzzOptions, cases: readonly number[]): Promise<FuzzResult> {
  const fuzzed = createFuzzResult()
  const lane = (role: Role, nth: number) =>
    fuzzRole(
      fuzzing,
      role,
      cases.filter(no => no % fuzzRoles.length === nth),
      fuzzed
    )
  await Promise.all(fuzzRoles.map(lane))
  return fuzzed
}

async function fuzzRole(
  fuzzing: FuzzOptions,
  role: Role,
  cases: readonly number[],
  fuzzed: FuzzResult
) {
  const { door, calls, seed } = fuzzing
  let casts = 0
  let cast = await createFuzzActors(door, role, casts++)
  for (const no of cases) {
    const next = createRandom(seed * 1_000_003 + no)
    const call = calls[Math.floor(no / fuzzRoles.length) % calls.length] as ApiOperation
    const plain = await generateRequest(call, cast, next)
    const request = mutateRequest(plain, next)
    const what = `case ${no}, ${call.action} as ${role}`
    const isPlain = request.path === plain.path && request.method === plain.method
    const answer = await sendAndCheck(cast, request, what, fuzzed, answer =>
      isPlain ? findContractViolation(call.action, answer) : findViolation(answer)
    )
    // With another method it was another call, which may have ended the account.
    const mayEnd = sessionEndingActions.includes(call.action) || request.method !== plain.method
    if (answer && answer.status < 300 && mayEnd) cast = await createFuzzActors(door, role, casts++)
  }
}

/** Sends one request and writes down how it went. */
export async function sendAndCheck(
  { client }: TestActors,
  request: FuzzRequest,
  what: string,
  fuzzed: FuzzResult,
  judge: (answer: TestResponse) => string | undefined
): Promise<TestResponse | undefined> {
  const { path, ...init } = request
  const began = performance.now()
  const fail = (why: string) => void fuzzed.failures.push({ what, why, request })
  const before = new Map(client.cookies)
  const answer = await client
    .send(path, init)
    .catch((error: Error) => fail(`${error.cause ?? error}`))
  restoreCookies(client.cookies, before)
  fuzzed.slowestMs = Math.max(fuzzed.slowestMs, performance.now() - began)
  fuzzed.requests++
  if (!answer) return undefined
  fuzzed.statuses.set(answer.status, (fuzzed.statuses.get(answer.status) ?? 0) + 1)
  const why = judge(answer)
  if (why) fail(why)
  return answer
}

/** Whoever signs in as another person, or is told to forget a cookie, goes on as before. */
function restoreCookies(cookies: Map<string, string>, before: Map<string, string>): void {
  cookies.clear()
  for (const [name, value] of before) cookies.set(name, value)
}
