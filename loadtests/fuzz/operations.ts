import { Hono } from 'hono'
import { apiRoutes } from '#services/app.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type ApiOperation, listApiOperations } from '#services/platform/openapi/operations.ts'
import { openApiRoutes } from '#services/platform/openapi/routes.ts'
import { requestJsonSchema } from '#services/platform/openapi/schemas.ts'
import { pictureUploadRoutes } from '#services/profile-pictures/routes.ts'
import { createConcurrencyLimit } from '#services/platform/http/concurrency-limit.ts'
import type { RequestSchema } from '#services/platform/http/validate.ts'
import type { JsonSchema } from './values.ts'

/** Every operation of the API, known from its routes alone. */
export function allOperations(): ApiOperation[] {
  const app = new Hono<AppEnv>()
    .route('/api/users', pictureUploadRoutes(createConcurrencyLimit()))
    .route('/api', apiRoutes)
  return listApiOperations(app.route('/api', openApiRoutes(app)).routes)
}

/** The alternatives of a contract, each with its fields. */
export function requestSchemas(
  { requests }: ApiOperation,
  target: RequestSchema['target']
): JsonSchema[] {
  return requests
    .filter(request => request.target === target)
    .map(({ schema }) => requestJsonSchema(schema))
    .flatMap(schema => schema.anyOf ?? [schema]) as JsonSchema[]
}

/** The fields that an operation reads, of all alternatives. */
export function requestFields(
  operation: ApiOperation,
  target: RequestSchema['target']
): [string, JsonSchema][] {
  const alternatives = requestSchemas(operation, target).toReversed()
  return Object.entries(Object.assign({}, ...alternatives.map(({ properties }) => properties)))
}
