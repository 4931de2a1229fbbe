import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type FollowedDependencies, followedApplicationRoutes } from './followed-routes.ts'
import { type ApplicationDependencies, applicationRoutes, jobApplicationRoutes } from './routes.ts'
import { savedJobRoutes } from './saved-job-routes.ts'

/** Every call of the module. */
export const applicationApiRoutes = (
  dependencies: ApplicationDependencies & FollowedDependencies
) =>
  new Hono<AppEnv>()
    .route('/jobs', jobApplicationRoutes(dependencies))
    .route('/applications', applicationRoutes(dependencies))
    .route('/followed-applications', followedApplicationRoutes(dependencies))
    .route('/saved-jobs', savedJobRoutes(dependencies))
