import type { RouterRoute } from 'hono/types'
import { actionKey } from '#services/auth/authorization.ts'
import type { Action } from '#services/auth/decide.ts'
import { type RequestSchema, requestSchemaKey } from '#services/platform/http/validate.ts'

/** One call of the API, as its route tells it. */
export interface ApiOperation {
  action: Action
  /** In lower case. */
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: string[]
  requests: RequestSchema[]
  /** True when it heeds `Idempotency-Key`. */
  isIdempotent: boolean
}

/** What leaves no event behind cannot be known again. */
const notIdempotent: Action[] = ['logIn', 'logOut', 'uploadPicture', 'retryParked']

/** Every route below `/api`. What stands before a handler left behind what it asks for. */
export function listApiOperations(routes: readonly RouterRoute[]): ApiOperation[] {
  const own = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const names = new Set(own.map(routeKey))
  return [...names].map(name => toOperation(own.filter(route => routeKey(route) === name)))
}

function routeKey({ method, path }: RouterRoute): string {
  return `${method} ${path}`
}

function toOperation(steps: RouterRoute[]): ApiOperation {
  const { method = '', path = '' } = steps[0] ?? {}
  const handlers: object[] = steps.map(({ handler }) => handler)
  const action = handlers.find(hasAction)?.[actionKey]
  if (!action) throw new Error(`${method} ${path} does not say who may call it`)
  return {
    action,
    method: method.toLowerCase(),
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    requests: handlers.filter(hasRequestSchema).map(handler => handler[requestSchemaKey]),
    isIdempotent: method === 'POST' && !notIdempotent.includes(action)
  }
}

function hasAction(handler: object): handler is { [actionKey]: Action } {
  return actionKey in handler
}

function hasRequestSchema(handler: object): handler is { [requestSchemaKey]: RequestSchema } {
  return requestSchemaKey in handler
}
