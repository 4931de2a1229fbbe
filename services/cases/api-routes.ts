import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { type OperatorCaseDependencies, operatorCaseRoutes } from './operator-routes.ts'
import { type CaseDependencies, caseRoutes } from './routes.ts'

/** Every call of the module. */
export const caseApiRoutes = (dependencies: CaseDependencies & OperatorCaseDependencies) =>
  new Hono<AppEnv>()
    .route('/', caseRoutes(dependencies))
    .route('/operator/cases', operatorCaseRoutes(dependencies))
