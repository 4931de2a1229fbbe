import { newId } from '#events/ids.ts'
import { parseSkills } from '#services/candidate-profiles/contract.ts'
import type { ApiOperation } from '#services/openapi/operations.ts'
import { type Permission, permissions, type Role } from '#services/auth/decide.ts'
import { actionRequests, type TestActors, createActors } from '#test/permission-fixtures.ts'
import { hostileStrings, normalizedText } from '#test/hostile-strings.ts'
import type { TestResponse } from '#test/http-client.ts'
import { requestFields, requestSchemas } from './operations.ts'
import { encodeText, canOwnTarget } from './request.ts'
import { findViolation } from './oracle.ts'
import {
  sendAndCheck,
  sessionEndingActions,
  type FuzzResult,
  type FuzzOptions,
  createFuzzResult,
  fuzzRoles
} from './fuzz.ts'

/** Each alone, before, behind and amid what belongs there. */
const placements: ((hostile: string, good: string) => string)[] = [
  hostile => hostile,
  (hostile, good) => hostile + good,
  (hostile, good) => good + hostile,
  (hostile, good) => good.slice(0, good.length / 2) + hostile + good.slice(good.length / 2)
]

/** Every hostile text in every text field of every call: it is refused, or kept to the letter. */
export async function tryHostileStrings(
  fuzzing: FuzzOptions,
  texts: readonly string[] = hostileStrings
): Promise<FuzzResult> {
  const fuzzed = createFuzzResult()
  const people = fuzzRoles.filter(role => role !== 'operator')
  await Promise.all(people.map(role => tryAsRole(fuzzing, role, texts, fuzzed)))
  return fuzzed
}

async function tryAsRole(
  fuzzing: FuzzOptions,
  role: Role,
  texts: readonly string[],
  fuzzed: FuzzResult
) {
  const { door, calls } = fuzzing
  let cast = await createActors(door, role)
  for (const [call, field] of textFields(calls, role)) {
    for (const hostile of texts) {
      for (const place of placements) {
        const answer = await tryString(call, cast, field, good => place(hostile, good), fuzzed)
        if (answer && answer.status < 300 && sessionEndingActions.includes(call.action)) {
          cast = await createActors(door, role)
        }
      }
    }
  }
}

function textFields(calls: readonly ApiOperation[], role: Role): [ApiOperation, string][] {
  const may = ({ action }: ApiOperation) => (permissions[action] as Permission).roles.includes(role)
  return calls.filter(may).flatMap(call =>
    requestFields(call, 'json')
      .filter(([, { type, enum: values }]) => type === 'string' && !values)
      .map(([field]): [ApiOperation, string] => [call, field])
  )
}

async function tryString(
  call: ApiOperation,
  cast: TestActors,
  field: string,
  write: (good: string) => string,
  fuzzed: FuzzResult
): Promise<TestResponse | undefined> {
  const { targetId, body } = actionRequests[call.action]
  const own = canOwnTarget(call, cast.role)
  const id = (await targetId?.(cast, own)) ?? ''
  const right: Record<string, unknown> = { ...(await body?.(cast, own)), ...uniqueAccount(call) }
  const heeded = field in right || requestSchemas(call, 'json').length === 1
  const sent = write(String(right[field] ?? 'Yegua torda'))
  const request = {
    method: call.method.toUpperCase(),
    path: call.path.replace(/\{\w+\}/, encodeText(id)),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...right, [field]: sent })
  }
  return sendAndCheck(
    cast,
    request,
    `${field} of ${call.action} as ${cast.role}`,
    fuzzed,
    answer => findViolation(answer) ?? (heeded ? storedDifferently(answer, field, sent) : undefined)
  )
}

/** An account whose name is taken would be refused for that alone. */
function uniqueAccount({ action }: ApiOperation): object {
  const username = `x${newId()}`
  return action === 'register' ? { username, email: `${username}@example.org` } : {}
}

function storedDifferently(
  { status, body }: TestResponse,
  field: string,
  sent: string
): string | undefined {
  const kept = status < 300 && body[field]
  if (typeof kept !== 'string') return undefined
  return kept === asStored(field, sent) ? undefined : `keeps ${JSON.stringify(kept)}`
}

function asStored(field: string, sent: string): string {
  if (field === 'skills') return parseSkills(normalizedText(sent)).join(', ')
  return /email/i.test(field) ? normalizedText(sent).toLowerCase() : normalizedText(sent)
}
