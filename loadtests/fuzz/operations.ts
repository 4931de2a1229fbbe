import { Hono, type MiddlewareHandler } from 'hono'
import { type ApiDependencies, apiRoutes } from '#services/app.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type ApiOperation, listApiOperations } from '#services/openapi/operations.ts'
import { openApiRoutes } from '#services/openapi/routes.ts'
import { toJsonSchema } from '#services/platform/openapi/json-schema.ts'
import { type PictureDependencies, pictureUploadRoutes } from '#services/profile-pictures/routes.ts'
import { createAuthorize } from '#services/auth/authorization.ts'
import type { RequestSchema } from '#services/platform/http/validate.ts'
import type { JsonSchema } from './values.ts'

/** Every call that the service answers, known from its routes alone. */
export function allOperations(): ApiOperation[] {
  const authorize = createAuthorize([])
  const unused = { authorize, rateLimitReads: pass } as ApiDependencies & PictureDependencies
  const app = new Hono<AppEnv>()
    .route('/api/users', pictureUploadRoutes(unused))
    .route('/api', apiRoutes(unused))
  return listApiOperations(app.route('/api', openApiRoutes(app, { authorize, origin: '' })).routes)
}

const pass: MiddlewareHandler = (_, next) => next()

/** The forms that a contract has, each with its fields. */
export function requestSchemas(
  { requests }: ApiOperation,
  target: RequestSchema['target']
): JsonSchema[] {
  return requests
    .filter(request => request.target === target)
    .map(({ schema }) => toJsonSchema(schema))
    .flatMap(schema => schema.anyOf ?? [schema]) as JsonSchema[]
}

/** The fields of what a call reads, from all its forms. */
export function requestFields(
  call: ApiOperation,
  target: RequestSchema['target']
): [string, JsonSchema][] {
  const forms = requestSchemas(call, target).toReversed()
  return Object.entries(Object.assign({}, ...forms.map(({ properties }) => properties)))
}
