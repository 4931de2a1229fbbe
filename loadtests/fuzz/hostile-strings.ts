import { domainToASCII } from 'node:url'
import { newId } from '#events/aggregates/ids.ts'
import { parseSkills } from '#services/candidate-profiles/shared/skills.ts'
import type { ApiOperation } from './operations.ts'
import { ruleOf, type Role } from '#services/auth/permissions/actions.ts'
import { actionRequests } from '#test/requests/permission-fixtures.ts'
import { type TestActors, createActors } from '#test/builders/test-actors.ts'
import { hostileStrings, isStoredAs } from '#test/requests/hostile-strings.ts'
import type { TestResponse } from '#test/board/http-client.ts'
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

/** The text alone, before, behind and inside a valid one. */
const placements: ((hostile: string, valid: string) => string)[] = [
  hostile => hostile,
  (hostile, valid) => hostile + valid,
  (hostile, valid) => valid + hostile,
  (hostile, valid) => valid.slice(0, valid.length / 2) + hostile + valid.slice(valid.length / 2)
]

/** Every hostile text in every text field of every operation: it is refused, or stored as it is seen. */
export async function tryHostileStrings(
  options: FuzzOptions,
  texts: readonly string[] = hostileStrings
): Promise<FuzzResult> {
  const result = createFuzzResult()
  const roles = fuzzRoles.filter(role => role !== 'operator')
  await Promise.all(roles.map(role => tryAsRole(options, role, texts, result)))
  return result
}

async function tryAsRole(
  options: FuzzOptions,
  role: Role,
  texts: readonly string[],
  result: FuzzResult
) {
  const { clients, operations } = options
  let actors = await createActors(clients, role)
  for (const [operation, field] of textFields(operations, role)) {
    for (const hostile of texts) {
      for (const place of placements) {
        const response = await tryString(
          operation,
          actors,
          field,
          valid => place(hostile, valid),
          result
        )
        if (response && response.status < 300 && sessionEndingActions.includes(operation.action)) {
          actors = await createActors(clients, role)
        }
      }
    }
  }
}

function textFields(operations: readonly ApiOperation[], role: Role): [ApiOperation, string][] {
  const isAllowed = ({ action }: ApiOperation) => ruleOf(action).roles.includes(role)
  return operations.filter(isAllowed).flatMap(operation =>
    requestFields(operation, 'json')
      .filter(([, { type, enum: values }]) => type === 'string' && !values)
      .map(([field]): [ApiOperation, string] => [operation, field])
  )
}

async function tryString(
  operation: ApiOperation,
  actors: TestActors,
  field: string,
  write: (valid: string) => string,
  result: FuzzResult
): Promise<TestResponse | undefined> {
  const { targetId, body } = actionRequests[operation.action]
  const own = canOwnTarget(operation, actors.role)
  const id = (await targetId?.(actors, own)) ?? ''
  const valid: Record<string, unknown> = {
    ...(await body?.(actors, own)),
    ...uniqueAccount(operation)
  }
  const isRead = field in valid || requestSchemas(operation, 'json').length === 1
  const sent = write(String(valid[field] ?? 'Yegua torda'))
  const request = {
    method: operation.method.toUpperCase(),
    path: operation.path.replace(/\{\w+\}/, encodeText(id)),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...valid, [field]: sent })
  }
  return sendAndCheck(
    actors,
    request,
    `${field} of ${operation.action} as ${actors.role}`,
    result,
    response =>
      findViolation(response) ?? (isRead ? storedDifferently(response, field, sent) : undefined)
  )
}

/** A username that is taken would be refused for that alone. */
function uniqueAccount({ action }: ApiOperation): object {
  const username = `x${newId()}`
  return action === 'register' ? { username, email: `${username}@example.org` } : {}
}

function storedDifferently(
  { status, body }: TestResponse,
  field: string,
  sent: string
): string | undefined {
  const stored = status < 300 && body[field]
  if (typeof stored !== 'string') return undefined
  return isStoredAs(stored, asStored(field, sent)) ? undefined : `stores ${JSON.stringify(stored)}`
}

function asStored(field: string, sent: string): string {
  if (field === 'skills') return parseSkills(sent).join(', ')
  if (!/email/i.test(field)) return sent
  return asStoredEmail(
    sent
      .normalize('NFC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .trim()
  )
}

/** With its domain as the DNS has it. */
function asStoredEmail(sent: string): string {
  const at = sent.lastIndexOf('@') + 1
  return (sent.slice(0, at) + domainToASCII(sent.slice(at))).toLowerCase()
}
