import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { applicationRoutes, type AnswerDependencies } from './routes.ts'
import { savedJobRoutes } from './saved-job-routes.ts'
import { jobApplicationRoutes, type SendApplication } from './submit-routes.ts'
import { type WithdrawalDependencies, withdrawalRoutes } from './withdrawal-routes.ts'

/** Every call of the module. */
export const applicationApiRoutes = (
  dependencies: AnswerDependencies & WithdrawalDependencies & { submitApplication: SendApplication }
) =>
  new Hono<AppEnv>()
    .route('/jobs', jobApplicationRoutes(dependencies))
    .route('/applications', applicationRoutes(dependencies))
    .route('/applications', withdrawalRoutes(dependencies))
    .route('/saved-jobs', savedJobRoutes(dependencies))
