import { Hono } from 'hono'
import { type ApiDependencies, apiRoutes } from '#services/app.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type ApiOperation, listApiOperations } from '#services/openapi/operations.ts'
import { openApiRoutes } from '#services/openapi/routes.ts'
import { toJsonSchema } from '#services/platform/openapi/json-schema.ts'
import { type PictureDependencies, pictureUploadRoutes } from '#services/pictures/routes.ts'
import { createAuthorize } from '#services/auth/authorization.ts'
import type { RequestSchema } from '#services/platform/http/validate.ts'
import type { JsonSchema } from './values.ts'

/** Every operation of the API, known from its routes alone. */
export function allOperations(): ApiOperation[] {
  const authorize = createAuthorize({
    config: { operatorTotp: 'optional' },
    countRequest: async () => {},
    isOperator: async () => false,
    secondFactor: { isOn: async () => false }
  })
  const unused = { authorize } as ApiDependencies & PictureDependencies
  const app = new Hono<AppEnv>()
    .route('/api', pictureUploadRoutes(unused))
    .route('/api', apiRoutes(unused))
  return listApiOperations(app.route('/api', openApiRoutes(app, { authorize, origin: '' })).routes)
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
