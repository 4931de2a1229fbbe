import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { type AlertDependencies, alertRoutes } from './alert-routes.ts'
import { jobCardRoutes } from './card-routes.ts'
import { type JobDraftDependencies, jobDraftRoutes } from './draft-routes.ts'
import { type JobLinkDependencies, jobLinkRoutes } from './link-routes.ts'
import { placeRoutes } from './place-routes.ts'
import { type JobDependencies, jobRoutes } from './routes.ts'
import { yardRoutes } from './yard-routes.ts'

/** Every call of the module. */
export const jobApiRoutes = (
  dependencies: JobDependencies & JobDraftDependencies & JobLinkDependencies & AlertDependencies
) =>
  new Hono<AppEnv>()
    .route('/job-cards', jobCardRoutes(dependencies))
    .route('/jobs', jobRoutes(dependencies))
    .route('/job-drafts', jobDraftRoutes(dependencies))
    .route('/job-links', jobLinkRoutes(dependencies))
    .route('/yards', yardRoutes(dependencies))
    .route('/places', placeRoutes(dependencies))
    .route('/alerts', alertRoutes(dependencies))
