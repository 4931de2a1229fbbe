import type { ApiOperation } from '#services/openapi/operations.ts'
import { type Permission, permissions, type Role } from '#services/auth/decide.ts'
import { actionRequests, type TestActors } from '#test/permission-fixtures.ts'
import { hostileStrings } from '#test/hostile-strings.ts'
import { pickFrom } from '#test/seeded-random.ts'
import { requestFields } from './operations.ts'
import { generateValue, type RandomSource, generateUnexpectedValue } from './values.ts'

/** A request before it is sent. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** What somebody might ask, from what is right to what is anything but. */
export async function generateRequest(
  call: ApiOperation,
  cast: TestActors,
  next: RandomSource
): Promise<FuzzRequest> {
  const { targetId, body } = actionRequests[call.action]
  const own = canOwnTarget(call, cast.role) && next() < 0.6
  const id = next() < 0.75 ? await targetId?.(cast, own) : stringify(generateUnexpectedValue(next))
  const right = await body?.(cast, own)
  const path = call.path.replace(/\{\w+\}/, encodeText(id ?? '')) + generateQuery(call, next)
  const plain = { method: call.method.toUpperCase(), path, headers: { ...sameOriginHeaders } }
  if (right instanceof Uint8Array) return { ...plain, ...mutatePicture(right, next) }
  if (plain.method === 'GET' || (!right && next() < 0.9)) return plain
  const sent = next() < 0.25 ? right : mutateBody(call, right ?? {}, next)
  return {
    ...plain,
    headers: { ...sameOriginHeaders, ...jsonHeaders },
    body: serializeBody(sent, next)
  }
}

const sameOriginHeaders = { 'Sec-Fetch-Site': 'same-origin' }
const jsonHeaders = { 'Content-Type': 'application/json' }

/** True when it matters whose a thing is, and this role may have one. */
export function canOwnTarget({ action }: ApiOperation, role: Role): boolean {
  const { relation, roles }: Permission = permissions[action]
  return relation !== undefined && roles.includes(role)
}

function stringify(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function generateQuery(call: ApiOperation, next: RandomSource): string {
  const pairs = requestFields(call, 'query').flatMap(([name, schema]) => {
    if (next() < 0.5) return []
    const value = next() < 0.6 ? generateValue(schema, next) : generateUnexpectedValue(next)
    return [`${name}=${encodeText(stringify(value))}`]
  })
  if (next() < 0.1) pairs.push(...pairs, `${encodeText(pickFrom(next, hostileStrings))}=1`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Fields that would be somebody's identity, if a body were believed. */
const identityFields = [
  'id',
  'userId',
  'employerId',
  'applicantId',
  'isActive',
  'userType',
  'ip',
  'role'
]

function mutateBody(call: ApiOperation, right: object, next: RandomSource): object {
  const sent: Record<string, unknown> = { ...right }
  for (const [name, schema] of requestFields(call, 'json')) {
    const fate = next()
    if (fate < 0.25) sent[name] = generateValue(schema, next)
    else if (fate < 0.35) sent[name] = generateUnexpectedValue(next)
    else if (fate < 0.4) delete sent[name]
  }
  if (next() < 0.1) sent[pickFrom(next, identityFields)] ??= generateUnexpectedValue(next)
  return sent
}

const malformed = ['', '{', '[]', 'null', '"', '{"a":1,}', '\ufeff{}', '{"a":"\ud800"}', 'a=1', '0']

function serializeBody(sent: unknown, next: RandomSource): string {
  if (next() < 0.95) return JSON.stringify(sent)
  return pickFrom(next, [...malformed, '['.repeat(20_000), `{"a":"${'a'.repeat(70_000)}"}`])
}

function mutatePicture(
  picture: Uint8Array,
  next: RandomSource
): Pick<FuzzRequest, 'body' | 'headers'> {
  const body = new Uint8Array(picture)
  if (next() < 0.5) body[Math.floor(next() * body.length)] = Math.floor(next() * 256)
  const kept = next() < 0.7 ? body : body.slice(0, Math.floor(next() * body.length))
  return { body: kept, headers: { ...sameOriginHeaders, 'Content-Type': 'image/png' } }
}
