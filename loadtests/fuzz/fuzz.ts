import fc from 'fast-check'
import type { ApiOperation } from './operations.ts'
import type { Action, Role } from '#services/auth/permissions/actions.ts'
import { type TestActors, createActors } from '#test/builders/test-actors.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import type { TestResponse, ClientFactory } from '#test/board/http-client.ts'
import { buildRequest, type FuzzRequest, type RequestDraft, requestDrafts } from './request.ts'
import { findViolation, findContractViolation } from './oracle.ts'
import { mutations } from './mutations.ts'

export interface FuzzFailure {
  /** Which case, or which text in which field. */
  what: string
  why: string
  request: FuzzRequest
}

export interface FuzzResult {
  requests: number
  failures: FuzzFailure[]
  /** How many responses had each status. */
  statuses: Map<number, number>
  /** Milliseconds. */
  slowestMs: number
}

export interface FuzzOptions {
  clients: ClientFactory
  operations: readonly ApiOperation[]
  seed: number
}

export const createFuzzResult = (): FuzzResult => ({
  requests: 0,
  failures: [],
  statuses: new Map(),
  slowestMs: 0
})

export const fuzzRoles: Role[] = ['anonymous', 'applicant', 'employer', 'operator']

/** Usernames that the configuration must name as operators. */
export const operatorNames = Array.from({ length: 1_000 }, (_, index) => `operador.${index}`)

/** No two runs on one board share an operator. */
let operators = 0

/** Actors of a role; an operator is an applicant whom the configuration names. */
async function createFuzzActors(clients: ClientFactory, role: Role): Promise<TestActors> {
  if (role !== 'operator') return createActors(clients, role)
  const username = operatorNames[operators++]
  const self = await signUp(clients, 'applicant', { username, email: `${username}@example.org` })
  return { ...(await createActors(clients, 'applicant')), role, client: self, self }
}

/** After these the client, or the account that it meets, has another session, or none. */
export const sessionEndingActions: readonly Action[] = [
  'logOut',
  'deleteUser',
  'changePassword',
  'enterMailCode',
  'logIn',
  'register',
  'endSession',
  'endOtherSessions',
  'resetPassword'
]

/** Sends these cases, one after the other for each role; a case is the same whenever it is sent. */
export async function fuzz(options: FuzzOptions, cases: readonly number[]): Promise<FuzzResult> {
  const result = createFuzzResult()
  const casesOf = (index: number) => cases.filter(number => number % fuzzRoles.length === index)
  await Promise.all(fuzzRoles.map((role, index) => fuzzRole(options, role, casesOf(index), result)))
  return result
}

async function fuzzRole(
  options: FuzzOptions,
  role: Role,
  cases: readonly number[],
  result: FuzzResult
) {
  const { clients } = options
  let actors = await createFuzzActors(clients, role)
  for (const number of cases) {
    const { draft, mutate } = drawCase(options, number)
    const plain = await buildRequest(draft, actors)
    const request = mutate(plain)
    const { action } = draft.operation
    const what = `case ${number}, ${action} as ${role}`
    // With an empty id it is the address of a list.
    const isList = /\/(\?|$)/.test(plain.path)
    const isPlain = !isList && request.path === plain.path && request.method === plain.method
    const response = await sendAndCheck(actors, request, what, result, response =>
      isPlain ? findContractViolation(action, response) : findViolation(response)
    )
    // With another method it was another action, which may have ended the account.
    const mayEnd = sessionEndingActions.includes(action) || request.method !== plain.method
    if (response && response.status < 300 && mayEnd) actors = await createFuzzActors(clients, role)
  }
}

const drafts = new Map<ApiOperation, fc.Arbitrary<DrawnCase>>()

interface DrawnCase {
  draft: RequestDraft
  mutate: (request: FuzzRequest) => FuzzRequest
}

/** The case with this number: every role asks for every operation in turn. */
export function drawCase({ operations, seed }: FuzzOptions, number: number): DrawnCase {
  const index = Math.floor(number / fuzzRoles.length) % operations.length
  const operation = operations[index] as ApiOperation
  const cases =
    drafts.get(operation) ?? fc.record({ draft: requestDrafts(operation), mutate: mutations })
  drafts.set(operation, cases)
  const [drawn] = fc.sample(cases, { seed: (seed * 1_000_003 + number) | 0, numRuns: 1 })
  return drawn as DrawnCase
}

/** Sends one request and records its outcome. */
export async function sendAndCheck(
  { client }: TestActors,
  request: FuzzRequest,
  what: string,
  result: FuzzResult,
  findWrong: (response: TestResponse) => string | undefined
): Promise<TestResponse | undefined> {
  const { path, ...init } = request
  const began = performance.now()
  const fail = (why: string) => void result.failures.push({ what, why, request })
  const before = new Map(client.cookies)
  const response = await client
    .send(path, init)
    .catch((error: Error) => fail(`${error.cause ?? error}`))
  restoreCookies(client.cookies, before)
  result.slowestMs = Math.max(result.slowestMs, performance.now() - began)
  result.requests++
  if (!response) return undefined
  result.statuses.set(response.status, (result.statuses.get(response.status) ?? 0) + 1)
  const why = findWrong(response)
  if (why) fail(why)
  return response
}

/** A client that signed in as another user, or lost its cookie, continues as before. */
function restoreCookies(cookies: Map<string, string>, before: Map<string, string>): void {
  cookies.clear()
  for (const [name, value] of before) cookies.set(name, value)
}
