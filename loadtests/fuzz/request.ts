import type { ApiOperation } from '#services/platform/openapi/operations.ts'
import { type Permission, permissions, type Role } from '#services/auth/authorization.ts'
import { asks, type Cast } from '#test/permission-fixtures.ts'
import { hostileStrings } from '#test/hostile-strings.ts'
import { pick } from '#test/seeded-random.ts'
import { fieldsOf } from './operations.ts'
import { likely, type Next, oddValue } from './values.ts'

/** A request before it is sent. */
export interface Draft {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** What somebody might ask, from what is right to what is anything but. */
export async function draft(call: ApiOperation, cast: Cast, next: Next): Promise<Draft> {
  const { thing, body } = asks[call.action]
  const own = mayOwn(call, cast.role) && next() < 0.6
  const id = next() < 0.75 ? await thing?.(cast, own) : written(oddValue(next))
  const right = await body?.(cast, own)
  const path = call.path.replace(/\{\w+\}/, encoded(id ?? '')) + queryOf(call, next)
  const plain = { method: call.method.toUpperCase(), path, headers: { ...ownSite } }
  if (right instanceof Uint8Array) return { ...plain, ...pictureOf(right, next) }
  if (plain.method === 'GET' || (!right && next() < 0.9)) return plain
  const sent = next() < 0.25 ? right : changed(call, right ?? {}, next)
  return { ...plain, headers: { ...ownSite, ...isJson }, body: textOf(sent, next) }
}

const ownSite = { 'Sec-Fetch-Site': 'same-origin' }
const isJson = { 'Content-Type': 'application/json' }

/** True when it matters whose a thing is, and this role may have one. */
export function mayOwn({ action }: ApiOperation, role: Role): boolean {
  const { relation, roles }: Permission = permissions[action]
  return relation !== undefined && roles.includes(role)
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function queryOf(call: ApiOperation, next: Next): string {
  const pairs = fieldsOf(call, 'query').flatMap(([name, schema]) => {
    if (next() < 0.5) return []
    const value = next() < 0.6 ? likely(schema, next) : oddValue(next)
    return [`${name}=${encoded(written(value))}`]
  })
  if (next() < 0.1) pairs.push(...pairs, `${encoded(pick(next, hostileStrings))}=1`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Fields that would be somebody's identity, if a body were believed. */
const foreign = ['id', 'userId', 'employerId', 'applicantId', 'isActive', 'userType', 'ip', 'role']

function changed(call: ApiOperation, right: object, next: Next): object {
  const sent: Record<string, unknown> = { ...right }
  for (const [name, schema] of fieldsOf(call, 'json')) {
    const fate = next()
    if (fate < 0.25) sent[name] = likely(schema, next)
    else if (fate < 0.35) sent[name] = oddValue(next)
    else if (fate < 0.4) delete sent[name]
  }
  if (next() < 0.1) sent[pick(next, foreign)] ??= oddValue(next)
  return sent
}

const malformed = ['', '{', '[]', 'null', '"', '{"a":1,}', '\ufeff{}', '{"a":"\ud800"}', 'a=1', '0']

function textOf(sent: unknown, next: Next): string {
  if (next() < 0.95) return JSON.stringify(sent)
  return pick(next, [...malformed, '['.repeat(20_000), `{"a":"${'a'.repeat(70_000)}"}`])
}

function pictureOf(picture: Uint8Array, next: Next): Pick<Draft, 'body' | 'headers'> {
  const body = new Uint8Array(picture)
  if (next() < 0.5) body[Math.floor(next() * body.length)] = Math.floor(next() * 256)
  const kept = next() < 0.7 ? body : body.slice(0, Math.floor(next() * body.length))
  return { body: kept, headers: { ...ownSite, 'Content-Type': 'image/png' } }
}
