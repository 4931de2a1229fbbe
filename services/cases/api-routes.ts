import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { operatorCaseRoutes } from './operator-routes.ts'
import { caseRoutes } from './routes.ts'

/** Every call of the module. */
export const caseApiRoutes = (
  dependencies: Needs<typeof caseRoutes> & Needs<typeof operatorCaseRoutes>
) =>
  new Hono<AppEnv>()
    .route('/', caseRoutes(dependencies))
    .route('/operator/cases', operatorCaseRoutes(dependencies))
