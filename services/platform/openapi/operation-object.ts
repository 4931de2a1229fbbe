import type * as z from 'zod/v4/core'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import type { RequestSchema } from '#services/platform/http/request/validate.ts'
import type { OperationDescription } from './api-description.ts'
import { type ErrorStatus, errorReferences } from './error-responses.ts'
import type { RouteOperation } from './operations.ts'
import { isOptional, toJsonSchema } from './json-schema.ts'
import type { SchemaReference } from './schema-registry.ts'

export interface DescribedOperation extends OperationDescription {
  unauthenticatedStatus: 401 | 404 | undefined
  needsSecondFactor: boolean
  reference: SchemaReference
  /** Names the schema of this operation's body; returns its reference. */
  nameRequest(action: string, schema: z.$ZodType): object
  /** All operations of the API. */
  linkable: readonly RouteOperation[]
}

/** The Operation Object of OpenAPI. */
export function operationObject(
  operation: RouteOperation,
  description: DescribedOperation
): object {
  const { tag, summary } = description
  const parameters = parametersOf(operation, description)
  return {
    operationId: operation.action,
    tags: [tag],
    summary,
    security: securityOf(description),
    ...(parameters.length && { parameters }),
    ...requestBodyOf(operation, description),
    responses: { ...successOf(operation, description), ...errorsOf(operation, description) }
  }
}

/** Any one of these security schemes is enough. */
function securityOf({ linkToken, unauthenticatedStatus }: DescribedOperation): object[] {
  const session = linkToken === 'required' ? [] : [{ session: [] }]
  if (linkToken) return [...session, { linkToken: [] }]
  return unauthenticatedStatus ? session : [{}, ...session]
}

function parametersOf(operation: RouteOperation, description: DescribedOperation): object[] {
  const inPath = operation.parameters.map(name => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const inQuery = operation.requests.filter(({ target }) => target === 'query').flatMap(queryOf)
  const headers = [
    ...(isIdempotent(operation, description) ? ['IdempotencyKey'] : []),
    ...(isOfAccount(operation, description) ? ['Account'] : [])
  ].map(name => ({ $ref: `#/components/parameters/${name}` }))
  return [...inPath, ...inQuery, ...headers]
}

/** A write that a session may make. */
const isOfAccount = ({ method }: RouteOperation, { linkToken }: OperationDescription): boolean =>
  linkToken !== 'required' && !isSafeMethod(method.toUpperCase())

function queryOf({ schema }: RequestSchema): object[] {
  const { properties = {}, required = [] } = toJsonSchema(schema)
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema, ...listStyle(schema) }
  })
}

/** Several values of a parameter are divided by commas. */
function listStyle(schema: unknown): object {
  const isList = JSON.stringify(schema).includes('"type":"array"')
  return isList ? { style: 'form', explode: false } : {}
}

/** True when a repeated `Idempotency-Key` returns the first response. */
function isIdempotent({ method }: RouteOperation, description: OperationDescription): boolean {
  return method === 'post' && !description.ignoresIdempotencyKey
}

const bytes = { schema: { type: 'string', format: 'binary' } }
const pictureBody = {
  required: true,
  content: { 'image/jpeg': bytes, 'image/png': bytes, 'image/webp': bytes }
}

function requestBodyOf(
  { action, requests }: RouteOperation,
  { hasPictureBody, nameRequest }: DescribedOperation
): object {
  if (hasPictureBody) return { requestBody: pictureBody }
  const body = requests.find(({ target }) => target === 'json')
  if (!body) return {}
  const content = { 'application/json': { schema: nameRequest(action, body.schema) } }
  return { requestBody: { required: !isOptional(body.schema, {}), content } }
}

const descriptions = { 200: 'Hecho', 202: 'Se hará' }

function successOf(
  { path, method }: RouteOperation,
  { status = 200, response, reference, linkable }: DescribedOperation
): object {
  const content = { 'application/json': { schema: reference(response) } }
  if (status !== 201) return { [status]: { description: descriptions[status], content } }
  const links = method === 'post' ? linksTo(`/${path.split('/').at(-1)}/{id}`, linkable) : {}
  return { 201: { description: 'Creado', content, links } }
}

/** Links to the operations on what was created, whose id the response holds. */
function linksTo(end: string, operations: readonly RouteOperation[]): object {
  const links = operations
    .filter(({ path, parameters }) => path.includes(end) && parameters.length === 1)
    .map(({ action }) => [
      action,
      { operationId: action, parameters: { id: '$response.body#/id' } }
    ])
  return Object.fromEntries(links)
}

function errorsOf(operation: RouteOperation, description: DescribedOperation): object {
  const { method, requests } = operation
  const { errors = [], unauthenticatedStatus, needsSecondFactor } = description
  const hasBody = requests.some(({ target }) => target === 'json')
  const hasKey = isIdempotent(operation, description)
  return errorReferences([
    ...errors,
    ...when(operation.parameters.length > 0, 404),
    ...when(requests.length > 0 || hasKey, 400),
    ...(unauthenticatedStatus ? [unauthenticatedStatus] : []),
    ...when(needsSecondFactor || !isSafeMethod(method.toUpperCase()), 403),
    ...when(hasBody, 413, 415),
    ...when(isOfAccount(operation, description), 401, 409),
    ...when(hasKey, 422),
    429,
    503
  ])
}

function when(applies: boolean, ...statuses: ErrorStatus[]): ErrorStatus[] {
  return applies ? statuses : []
}
