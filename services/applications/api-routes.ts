import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { applicationRoutes } from './routes.ts'
import { savedJobRoutes } from './saved-job-routes.ts'
import { jobApplicationRoutes } from './submit-routes.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

/** Every call of the module. */
export const applicationApiRoutes = (
  dependencies: Needs<typeof jobApplicationRoutes> &
    Needs<typeof applicationRoutes> &
    Needs<typeof withdrawalRoutes> &
    Needs<typeof savedJobRoutes>
) =>
  new Hono<AppEnv>()
    .route('/jobs', jobApplicationRoutes(dependencies))
    .route('/applications', applicationRoutes(dependencies))
    .route('/applications', withdrawalRoutes(dependencies))
    .route('/saved-jobs', savedJobRoutes(dependencies))
