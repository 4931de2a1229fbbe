import { maxIdempotencyKey } from '#events/limits/requests.ts'
import type { RouterRoute } from 'hono/types'
import type * as z from 'zod/v4/core'
import type { ApiDescription } from './api-description.ts'
import { errorResponses } from './error-responses.ts'
import { operationObject } from './operation-object.ts'
import { listRouteOperations } from './operations.ts'
import { createSchemaRegistry } from './schema-registry.ts'

const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'La misma clave otra vez da la misma respuesta, sin un segundo efecto.',
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKey, pattern: '^[!-~]+$' }
}

const accountHeader = {
  name: 'X-Account',
  in: 'header',
  description:
    'El id de la cuenta que la escribió: en la sesión de otra recibe 409, y sin sesión 401. Sin esta cabecera decide la sesión.',
  schema: { type: 'string' }
}

const linkToken = {
  type: 'http',
  scheme: 'bearer',
  description: 'El código al final del enlace que un correo trae'
}

/** The OpenAPI document of these routes; `origin` is their server. */
export function createOpenApiDocument(
  routes: readonly RouterRoute[],
  api: ApiDescription,
  origin: string
): object {
  const schemas = createSchemaRegistry(api.schemas)
  const paths: Record<string, object> = {}
  const requests: Record<string, object> = {}
  function nameRequest(action: string, schema: z.$ZodType): object {
    const name = `${action.charAt(0).toUpperCase()}${action.slice(1)}Request`
    requests[name] = schemas.describeRequest(schema)
    return { $ref: `#/components/schemas/${name}` }
  }
  const tags = new Set<string>()
  const operations = listRouteOperations(routes)
  for (const operation of operations) {
    const { action, path, method } = operation
    const description = api.operations[action]
    if (!description) throw new Error(`No description of ${action}`)
    const item = operationObject(operation, {
      ...description,
      unauthenticatedStatus: api.unauthenticatedStatus(action),
      needsSecondFactor: api.needsSecondFactor(action),
      reference: schemas.reference,
      nameRequest,
      linkable: operations
    })
    paths[path] = { ...paths[path], [method]: item }
    tags.add(description.tag)
  }
  return {
    openapi: '3.1.0',
    info: api.info,
    servers: [{ url: origin }],
    tags: [...tags].map(name => ({ name })),
    paths,
    components: {
      parameters: { IdempotencyKey: idempotencyKeyHeader, Account: accountHeader },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: api.sessionCookie },
        linkToken
      },
      schemas: { ...schemas.components(), ...requests },
      responses: errorResponses(schemas.reference)
    }
  }
}
