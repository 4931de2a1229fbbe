import fc from 'fast-check'
import type { ApiOperation } from './operations.ts'
import { ruleOf, type Role } from '#services/auth/permissions/actions.ts'
import { actionRequests } from '#test/requests/permission-fixtures.ts'
import type { TestActors } from '#test/builders/test-actors.ts'
import { hostileStrings } from '#test/requests/hostile-strings.ts'
import { requestFields } from './operations.ts'
import { inPercent, unexpectedValue, valuesOf } from './values.ts'

/** A request before it is sent. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** What is drawn of a request; its target and its valid body are made when it is built. */
export interface RequestDraft {
  operation: ApiOperation
  own: boolean
  /** Stands in the path instead of the target's id. */
  id: string | undefined
  query: string
  /** False leaves out a body that the action does not need. */
  forcesBody: boolean
  body: (valid: object) => string
  picture: (valid: Uint8Array) => Uint8Array<ArrayBuffer>
}

/** Requests for an operation, from valid ones to anything but. */
export function requestDrafts(operation: ApiOperation): fc.Arbitrary<RequestDraft> {
  return fc.record({
    operation: fc.constant(operation),
    own: inPercent(60, fc.constant(true)).map(Boolean),
    id: inPercent(25, unexpectedValue.map(stringify)),
    query: queries(operation),
    forcesBody: inPercent(10, fc.constant(true)).map(Boolean),
    body: bodies(operation),
    picture: pictures
  })
}

/** Makes the target of a draft, as these actors. */
export async function buildRequest(draft: RequestDraft, actors: TestActors): Promise<FuzzRequest> {
  const { operation, query } = draft
  const { targetId, body, headers } = actionRequests[operation.action]
  const own = draft.own && canOwnTarget(operation, actors.role)
  const id = draft.id ?? (await targetId?.(actors, own)) ?? ''
  const valid = await body?.(actors, own)
  const method = operation.method.toUpperCase()
  const path = operation.path.replace(/\{\w+\}/, encodeText(id)) + query
  const withType = (type?: string) => ({
    method,
    path,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...headers?.(actors, own, id),
      ...(type && { 'Content-Type': type })
    }
  })
  if (valid instanceof Uint8Array) return { ...withType('image/png'), body: draft.picture(valid) }
  if (method === 'GET' || !(valid || draft.forcesBody)) return withType()
  return { ...withType('application/json'), body: draft.body(valid ?? {}) }
}

/** True when ownership of the target matters, and this role can own one. */
export function canOwnTarget({ action }: ApiOperation, role: Role): boolean {
  const { relation, roles } = ruleOf(action)
  return relation !== undefined && roles.includes(role)
}

function stringify(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Several values are divided by commas. */
function toParameter(value: unknown): string {
  return Array.isArray(value) && value.length ? value.map(stringify).join(',') : stringify(value)
}

export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function queries(operation: ApiOperation): fc.Arbitrary<string> {
  const pairs = requestFields(operation, 'query').map(([name, schema]) =>
    inPercent(50, valueOrUnexpected(schema, 60)).map(value =>
      value === undefined ? [] : [`${name}=${encodeText(toParameter(value))}`]
    )
  )
  const repeated = inPercent(10, fc.constantFrom(...hostileStrings))
  return fc.tuple(fc.tuple(...pairs), repeated).map(([drawn, hostile]) => {
    const all = drawn.flat()
    if (hostile !== undefined) all.push(...all, `${encodeText(hostile)}=1`)
    return all.length ? `?${all.join('&')}` : ''
  })
}

/** A value of the schema in so many of a hundred cases. */
function valueOrUnexpected(schema: Parameters<typeof valuesOf>[0], percent: number) {
  return fc.oneof(
    { weight: percent, arbitrary: valuesOf(schema) },
    { weight: 100 - percent, arbitrary: unexpectedValue }
  )
}

/** Fields that would give another identity if a body were trusted. */
const identityField = fc.constantFrom(
  'id',
  'userId',
  'employerId',
  'applicantId',
  'isActive',
  'userType',
  'ip',
  'role'
)

type Change = (body: Record<string, unknown>) => void

function bodies(operation: ApiOperation): fc.Arbitrary<RequestDraft['body']> {
  const fields = requestFields(operation, 'json').map(([name, schema]) => fieldChange(name, schema))
  const identity = inPercent(10, fc.tuple(identityField, unexpectedValue)).map(drawn => {
    return (body: Record<string, unknown>) => {
      if (drawn) body[drawn[0]] ??= drawn[1]
    }
  })
  const unchanged = fc.constant<Change[]>([])
  const changes = fc.oneof(
    { weight: 25, arbitrary: unchanged },
    { weight: 75, arbitrary: fc.tuple(...fields, identity) }
  )
  return fc.tuple(changes, inPercent(5, malformed)).map(([drawn, text]) => valid => {
    const body = { ...valid }
    for (const change of drawn) change(body)
    return text ?? JSON.stringify(body)
  })
}

function fieldChange(name: string, schema: Parameters<typeof valuesOf>[0]): fc.Arbitrary<Change> {
  const set =
    (value: unknown): Change =>
    body => {
      body[name] = value
    }
  return fc.oneof(
    { weight: 60, arbitrary: fc.constant<Change>(() => {}) },
    { weight: 25, arbitrary: valuesOf(schema).map(set) },
    { weight: 10, arbitrary: unexpectedValue.map(set) },
    { weight: 5, arbitrary: fc.constant<Change>(body => void delete body[name]) }
  )
}

const malformed = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":"\ud800"}',
  'a=1',
  '0',
  '['.repeat(20_000),
  `{"a":"${'a'.repeat(70_000)}"}`
)

/** A place in a picture, as a part of its length. */
const place = fc.double({ min: 0, max: 0.999, noNaN: true })

/** One byte changed in half of the pictures, the end cut off in three of ten. */
const pictures: fc.Arbitrary<RequestDraft['picture']> = fc
  .tuple(inPercent(50, fc.tuple(place, fc.nat(255))), inPercent(30, place))
  .map(([byte, end]) => valid => {
    const picture = new Uint8Array(valid)
    if (byte) picture[Math.floor(byte[0] * picture.length)] = byte[1]
    return end === undefined ? picture : picture.slice(0, Math.floor(end * picture.length))
  })
