import type { Action } from '#services/auth/permissions/actions.ts'
import { actionKey } from '#services/platform/openapi/operations.ts'

export interface Route {
  method: string
  path: string
  /** The action that its authorization names. */
  actions: Action[]
}

/** The part of an app that has its routes. */
export interface RoutedApp {
  routes: { method: string; path: string; handler: unknown }[]
}

/** Every route below /api, without middleware. */
export function routesOf(app: RoutedApp): Route[] {
  const routes = new Map<string, Route>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/')) continue
    const route = routes.get(`${method} ${path}`) ?? { method, path, actions: [] }
    const { [actionKey]: action } = handler as { [actionKey]?: Action }
    if (action) route.actions.push(action)
    routes.set(`${method} ${path}`, route)
  }
  return [...routes.values()]
}
