import { type Permission, permissions } from '#services/auth/authorization.ts'
import type { Described } from '#services/platform/http/validate.ts'
import type { Call } from './operations.ts'
import { type Description, descriptions } from './descriptions.ts'
import { refusalsOf } from './error-responses.ts'
import { isOptional, referenceTo, requestSchema } from './schemas.ts'

/** One call in the words of OpenAPI. */
export function operationOf(call: Call): object {
  const description: Description = descriptions[call.action]
  const { tag, summary, refusals = [] } = description
  const parameters = parametersOf(call)
  return {
    operationId: call.action,
    tags: [tag],
    summary,
    security: securityOf(permissions[call.action]),
    ...(parameters.length && { parameters }),
    ...bodyOf(call, description),
    responses: { ...successOf(description), ...refusalsOf(call, refusals) }
  }
}

function securityOf({ roles }: Permission): object[] {
  return roles.includes('anonymous') ? [{}, { session: [] }] : [{ session: [] }]
}

function parametersOf({ parameters, requests, isRepeatable }: Call): object[] {
  const inPath = parameters.map(name => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const inQuery = requests.filter(({ target }) => target === 'query').flatMap(queryOf)
  const key = isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  return [...inPath, ...inQuery, ...key]
}

function queryOf({ schema }: Described): object[] {
  const { properties = {}, required = [] } = requestSchema(schema)
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

const picture = {
  required: true,
  content: { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} }
}

function bodyOf({ requests }: Call, { isPicture }: Description): object {
  const body = requests.find(({ target }) => target === 'json')
  if (isPicture) return { requestBody: picture }
  if (!body) return {}
  const content = { 'application/json': { schema: requestSchema(body.schema) } }
  return { requestBody: { required: !isOptional(body.schema, {}), content } }
}

function successOf({ status = 200, answer }: Description): object {
  const content = { 'application/json': { schema: referenceTo(answer) } }
  return { [status]: { description: status === 201 ? 'Creado' : 'Hecho', content } }
}
