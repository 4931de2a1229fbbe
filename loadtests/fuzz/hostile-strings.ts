import { newId } from '#events/ids.ts'
import { parseSkills } from '#services/candidate-profiles/contract.ts'
import type { ApiOperation } from '#services/platform/openapi/operations.ts'
import { type Permission, permissions, type Role } from '#services/auth/authorization.ts'
import { asks, type Cast, castFor } from '#test/permission-fixtures.ts'
import { hostileStrings, tidied } from '#test/hostile-strings.ts'
import type { Answer } from '#test/http-client.ts'
import { fieldsOf, formsOf } from './operations.ts'
import { encoded, mayOwn } from './request.ts'
import { wrongWith } from './oracle.ts'
import { ask, endsRole, type Fuzzed, type Fuzzing, nothingYet, roles } from './fuzz.ts'

/** Each alone, before, behind and amid what belongs there. */
const places: ((hostile: string, good: string) => string)[] = [
  hostile => hostile,
  (hostile, good) => hostile + good,
  (hostile, good) => good + hostile,
  (hostile, good) => good.slice(0, good.length / 2) + hostile + good.slice(good.length / 2)
]

/** Every hostile text in every text field of every call: it is refused, or kept to the letter. */
export async function tryHostileTexts(
  fuzzing: Fuzzing,
  texts: readonly string[] = hostileStrings
): Promise<Fuzzed> {
  const fuzzed = nothingYet()
  const people = roles.filter(role => role !== 'operator')
  await Promise.all(people.map(role => tryAs(fuzzing, role, texts, fuzzed)))
  return fuzzed
}

async function tryAs(fuzzing: Fuzzing, role: Role, texts: readonly string[], fuzzed: Fuzzed) {
  const { door, calls } = fuzzing
  let cast = await castFor(door, role)
  for (const [call, field] of textFields(calls, role)) {
    for (const hostile of texts) {
      for (const place of places) {
        const answer = await tryText(call, cast, field, good => place(hostile, good), fuzzed)
        if (answer && answer.status < 300 && endsRole.includes(call.action)) {
          cast = await castFor(door, role)
        }
      }
    }
  }
}

function textFields(calls: readonly ApiOperation[], role: Role): [ApiOperation, string][] {
  const may = ({ action }: ApiOperation) => (permissions[action] as Permission).roles.includes(role)
  return calls.filter(may).flatMap(call =>
    fieldsOf(call, 'json')
      .filter(([, { type, enum: values }]) => type === 'string' && !values)
      .map(([field]): [ApiOperation, string] => [call, field])
  )
}

async function tryText(
  call: ApiOperation,
  cast: Cast,
  field: string,
  write: (good: string) => string,
  fuzzed: Fuzzed
): Promise<Answer | undefined> {
  const { thing, body } = asks[call.action]
  const own = mayOwn(call, cast.role)
  const id = (await thing?.(cast, own)) ?? ''
  const right: Record<string, unknown> = { ...(await body?.(cast, own)), ...unique(call) }
  const heeded = field in right || formsOf(call, 'json').length === 1
  const sent = write(String(right[field] ?? 'Yegua torda'))
  const request = {
    method: call.method.toUpperCase(),
    path: call.path.replace(/\{\w+\}/, encoded(id)),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...right, [field]: sent })
  }
  return ask(
    cast,
    request,
    `${field} of ${call.action} as ${cast.role}`,
    fuzzed,
    answer => wrongWith(answer) ?? (heeded ? notKept(answer, field, sent) : undefined)
  )
}

/** An account whose name is taken would be refused for that alone. */
function unique({ action }: ApiOperation): object {
  const username = `x${newId()}`
  return action === 'register' ? { username, email: `${username}@example.org` } : {}
}

function notKept({ status, body }: Answer, field: string, sent: string): string | undefined {
  const kept = status < 300 && body[field]
  if (typeof kept !== 'string') return undefined
  return kept === asKept(field, sent) ? undefined : `keeps ${JSON.stringify(kept)}`
}

function asKept(field: string, sent: string): string {
  if (field === 'skills') return parseSkills(tidied(sent)).join(', ')
  return /email/i.test(field) ? tidied(sent).toLowerCase() : tidied(sent)
}
