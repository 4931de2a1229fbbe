import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { type AuthDependencies, authRoutes } from './log-in/routes.ts'
import {
  type SecondFactorRouteDependencies,
  secondFactorRoutes
} from './log-in/second-factor-routes.ts'
import { type SessionRouteDependencies, sessionRoutes } from './log-in/session-routes.ts'

/** Every call of the module. */
export const authApiRoutes = (
  dependencies: AuthDependencies & SessionRouteDependencies & SecondFactorRouteDependencies
) =>
  new Hono<AppEnv>()
    .route('/', authRoutes(dependencies))
    .route('/sessions', sessionRoutes(dependencies))
    .route('/second-factor', secondFactorRoutes(dependencies))
