import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type AuthDependencies, authRoutes } from './routes.ts'
import { type SecondFactorRouteDependencies, secondFactorRoutes } from './second-factor-routes.ts'
import { type SessionRouteDependencies, sessionRoutes } from './session-routes.ts'

/** Every call of the module. */
export const authApiRoutes = (
  dependencies: AuthDependencies & SessionRouteDependencies & SecondFactorRouteDependencies
) =>
  new Hono<AppEnv>()
    .route('/', authRoutes(dependencies))
    .route('/sessions', sessionRoutes(dependencies))
    .route('/second-factor', secondFactorRoutes(dependencies))
