import { Hono } from 'hono'
import { apiRoutes } from '#services/app.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { listRouteOperations, type RouteOperation } from '#services/platform/openapi/operations.ts'
import { openApiRoutes } from '#services/platform/openapi/routes.ts'
import { toJsonSchema } from '#services/platform/openapi/json-schema.ts'
import { pictureUploadRoutes } from '#services/pictures/routes.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { apiDescription } from '#services/openapi.ts'
import type { RequestSchema } from '#services/platform/http/request/validate.ts'
import type { JsonSchema } from './values.ts'

export type ApiOperation = RouteOperation<Action>

/** Every operation of the API, known from its routes alone. */
export function allOperations(): ApiOperation[] {
  const app = new Hono<AppEnv>().route('/api', pictureUploadRoutes).route('/api', apiRoutes)
  const access = { authorized: authorize('readApi'), origin: '' }
  return listRouteOperations(app.route('/api', openApiRoutes(app, apiDescription, access)).routes)
}

/** The alternatives of a contract, each with its fields. */
export function requestSchemas(
  { requests }: ApiOperation,
  target: RequestSchema['target']
): JsonSchema[] {
  return requests
    .filter(request => request.target === target)
    .map(({ schema }) => toJsonSchema(schema))
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
