import { type Permission, permissions } from '#services/auth/decide.ts'
import type { RequestSchema } from '#services/platform/http/validate.ts'
import type { ApiOperation } from './operations.ts'
import { type OperationDescription, operationDescriptions } from './descriptions.ts'
import { errorReferences } from './error-responses.ts'
import { isOptional, schemaReference, requestJsonSchema } from './schemas.ts'

/** One call in the words of OpenAPI. */
export function operationObject(call: ApiOperation): object {
  const description: OperationDescription = operationDescriptions[call.action]
  const { tag, summary, refusals = [] } = description
  const parameters = parametersOf(call)
  return {
    operationId: call.action,
    tags: [tag],
    summary,
    security: securityOf(permissions[call.action]),
    ...(parameters.length && { parameters }),
    ...bodyOf(call, description),
    responses: { ...successOf(description), ...errorReferences(call, refusals) }
  }
}

function securityOf({ roles }: Permission): object[] {
  return roles.includes('anonymous') ? [{}, { session: [] }] : [{ session: [] }]
}

function parametersOf({ parameters, requests, isIdempotent }: ApiOperation): object[] {
  const inPath = parameters.map(name => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const inQuery = requests.filter(({ target }) => target === 'query').flatMap(queryOf)
  const key = isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  return [...inPath, ...inQuery, ...key]
}

function queryOf({ schema }: RequestSchema): object[] {
  const { properties = {}, required = [] } = requestJsonSchema(schema)
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

const pictureContent = {
  required: true,
  content: { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} }
}

function bodyOf({ requests }: ApiOperation, { isPicture }: OperationDescription): object {
  const body = requests.find(({ target }) => target === 'json')
  if (isPicture) return { requestBody: pictureContent }
  if (!body) return {}
  const content = { 'application/json': { schema: requestJsonSchema(body.schema) } }
  return { requestBody: { required: !isOptional(body.schema, {}), content } }
}

function successOf({ status = 200, answer }: OperationDescription): object {
  const content = { 'application/json': { schema: schemaReference(answer) } }
  return { [status]: { description: status === 201 ? 'Creado' : 'Hecho', content } }
}
