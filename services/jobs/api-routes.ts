import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { alertRoutes } from './alerts/routes.ts'
import { jobDraftRoutes } from './drafts/routes.ts'
import { jobLinkRoutes } from './posting/link-routes.ts'
import { jobCardRoutes, jobSearchRoutes } from './search/routes.ts'
import { jobRoutes } from './posting/routes.ts'
import { employerRoutes } from './posting/employer-routes.ts'

/** Every call of the module. */
export const jobApiRoutes = (
  dependencies: Needs<typeof jobSearchRoutes> &
    Needs<typeof jobRoutes> &
    Needs<typeof jobDraftRoutes> &
    Needs<typeof jobLinkRoutes> &
    Needs<typeof alertRoutes>
) =>
  new Hono<AppEnv>()
    .route('/job-cards', jobCardRoutes(dependencies))
    .route('/jobs', jobSearchRoutes(dependencies))
    .route('/jobs', jobRoutes(dependencies))
    .route('/job-drafts', jobDraftRoutes(dependencies))
    .route('/job-links', jobLinkRoutes(dependencies))
    .route('/employers', employerRoutes(dependencies))
    .route('/alerts', alertRoutes(dependencies))
