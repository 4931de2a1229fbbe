import type { RouterRoute } from 'hono/types'
import { type RequestSchema, requestSchemaKey } from '#services/platform/http/request/validate.ts'

/** The key under which the authorization middleware of a route stores its action. */
export const actionKey = Symbol('action')

/** One operation of the API, as far as its route describes it. */
export interface RouteOperation<Action extends string = string> {
  action: Action
  /** Lower case. */
  method: string
  /** Parameters stand in braces. */
  path: string
  parameters: string[]
  requests: RequestSchema[]
}

/** Every route below `/api`, read from the middleware of each. */
export function listRouteOperations<Action extends string = string>(
  routes: readonly RouterRoute[]
): RouteOperation<Action>[] {
  const apiRoutes = routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/')
  )
  const byKey = Map.groupBy(apiRoutes, ({ method, path }) => `${method} ${path}`)
  return [...byKey.values()].map(toOperation<Action>)
}

function toOperation<Action extends string>(route: RouterRoute[]): RouteOperation<Action> {
  const { method = '', path = '' } = route[0] ?? {}
  const handlers: object[] = route.map(({ handler }) => handler)
  const action = handlers.find(hasAction<Action>)?.[actionKey]
  if (!action) throw new Error(`${method} ${path} has no authorization`)
  return {
    action,
    method: method.toLowerCase(),
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    requests: handlers.filter(hasRequestSchema).map(handler => handler[requestSchemaKey])
  }
}

function hasAction<Action>(handler: object): handler is { [actionKey]: Action } {
  return actionKey in handler
}

function hasRequestSchema(handler: object): handler is { [requestSchemaKey]: RequestSchema } {
  return requestSchemaKey in handler
}
