import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { type AlertDependencies, alertRoutes } from './alerts/routes.ts'
import { type JobDraftDependencies, jobDraftRoutes } from './drafts/routes.ts'
import { type JobLinkDependencies, jobLinkRoutes } from './posting/link-routes.ts'
import { jobCardRoutes, jobSearchRoutes } from './search/routes.ts'
import { type JobDependencies, jobRoutes } from './posting/routes.ts'
import { yardRoutes } from './posting/yard-routes.ts'

/** Every call of the module. */
export const jobApiRoutes = (
  dependencies: Parameters<typeof jobSearchRoutes>[0] &
    JobDependencies &
    JobDraftDependencies &
    JobLinkDependencies &
    AlertDependencies
) =>
  new Hono<AppEnv>()
    .route('/job-cards', jobCardRoutes(dependencies))
    .route('/jobs', jobSearchRoutes(dependencies))
    .route('/jobs', jobRoutes(dependencies))
    .route('/job-drafts', jobDraftRoutes(dependencies))
    .route('/job-links', jobLinkRoutes(dependencies))
    .route('/yards', yardRoutes(dependencies))
    .route('/alerts', alertRoutes(dependencies))
