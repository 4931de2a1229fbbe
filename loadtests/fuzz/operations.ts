import { Hono } from 'hono'
import { api } from '#services/app.ts'
import type { Env } from '#services/platform/http/app-env.ts'
import { type Call, callsOf } from '#services/platform/openapi/operations.ts'
import { openApiRoutes } from '#services/platform/openapi/routes.ts'
import { requestSchema } from '#services/platform/openapi/schemas.ts'
import { pictureUpload } from '#services/profile-pictures/routes.ts'
import { createRoom } from '#services/platform/http/concurrency-limit.ts'
import type { Described } from '#services/platform/http/validate.ts'
import type { Schema } from './values.ts'

/** Every call that the service answers, known from its routes alone. */
export function everyCall(): Call[] {
  const app = new Hono<Env>().route('/api/users', pictureUpload(createRoom())).route('/api', api)
  return callsOf(app.route('/api', openApiRoutes(app)).routes)
}

/** The forms that a contract has, each with its fields. */
export function formsOf({ requests }: Call, target: Described['target']): Schema[] {
  return requests
    .filter(request => request.target === target)
    .map(({ schema }) => requestSchema(schema))
    .flatMap(schema => schema.anyOf ?? [schema]) as Schema[]
}

/** The fields of what a call reads, from all its forms. */
export function fieldsOf(call: Call, target: Described['target']): [string, Schema][] {
  const forms = formsOf(call, target).toReversed()
  return Object.entries(Object.assign({}, ...forms.map(({ properties }) => properties)))
}
