import type { RouterRoute } from 'hono/types'
import about from '#package.json' with { type: 'json' }
import { brand } from '#services/platform/config/brand.ts'
import { sessionCookie } from '#services/auth/contract.ts'
import { type ApiOperation, listApiOperations } from './operations.ts'
import { operationDescriptions } from './descriptions.ts'
import { operationObject } from './operation-object.ts'
import { errorResponses } from './error-responses.ts'
import { responseSchemas } from './schemas.ts'

const description = [
  'Las peticiones y las respuestas son JSON; las fechas, ISO 8601 en UTC.',
  'Un campo opcional puede faltar, ser null o estar vacío.',
  'Los textos se recortan por los lados antes de medirlos, y su longitud se cuenta en caracteres.',
  'Los errores llevan una frase en español para quien los lee.',
  'Donde hay una réplica, la respuesta a una escritura lleva Log-Position; quien la envía con una búsqueda ve ya lo que escribió.'
].join(' ')

const components = {
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'La misma clave otra vez da la misma respuesta, sin un segundo efecto.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' }
    }
  },
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } }
}

/** The document of OpenAPI, made of the routes themselves. */
export function createOpenApiDocument(routes: readonly RouterRoute[], origin: string): object {
  const calls = listApiOperations(routes)
  const tags = new Set(calls.map(({ action }) => operationDescriptions[action].tag))
  return {
    openapi: '3.1.0',
    info: { title: brand, version: about.version, description },
    servers: [{ url: origin }],
    tags: [...tags].map(name => ({ name })),
    paths: pathsOf(calls),
    components: { ...components, schemas: responseSchemas(), responses: errorResponses() }
  }
}

function pathsOf(calls: readonly ApiOperation[]): Record<string, object> {
  const paths: Record<string, object> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationObject(call) }
  }
  return paths
}
