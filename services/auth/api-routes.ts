import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { authRoutes } from './log-in/routes.ts'
import { secondFactorRoutes } from './log-in/second-factor-routes.ts'
import { sessionRoutes } from './log-in/session-routes.ts'

/** Every call of the module. */
export const authApiRoutes = (
  dependencies: Needs<typeof authRoutes> &
    Needs<typeof sessionRoutes> &
    Needs<typeof secondFactorRoutes>
) =>
  new Hono<AppEnv>()
    .route('/', authRoutes(dependencies))
    .route('/sessions', sessionRoutes(dependencies))
    .route('/second-factor', secondFactorRoutes(dependencies))
