import type { RouterRoute } from 'hono/types'
import type { Action } from '#services/auth/decide.ts'
import { listRouteOperations, type RouteOperation } from '#services/platform/openapi/operations.ts'

export type ApiOperation = RouteOperation<Action>

export function listApiOperations(routes: readonly RouterRoute[]): ApiOperation[] {
  return listRouteOperations(routes)
}
