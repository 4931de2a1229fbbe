import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The template of the address, as `/api/jobs/:id`: the last route of one method is the handler; routes of all methods are middleware. */
export function matchedRoute(c: Context): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
}
