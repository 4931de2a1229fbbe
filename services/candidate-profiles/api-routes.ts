import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { ownProfileRoutes, type ReadProfileDependencies, readProfileRoutes } from './read-routes.ts'
import { type CandidateProfileDependencies, candidateProfileRoutes } from './routes.ts'
import { candidateVisibilityRoutes } from './visibility-routes.ts'

/** Every call of the module. */
export const candidateProfileApiRoutes = (
  dependencies: ReadProfileDependencies & CandidateProfileDependencies
) =>
  new Hono<AppEnv>()
    .route('/candidate-profiles', readProfileRoutes(dependencies))
    .route('/candidate-profiles', candidateProfileRoutes(dependencies))
    .route('/candidate-visibility', candidateVisibilityRoutes(dependencies))
    .route('/my-candidate-profiles', ownProfileRoutes(dependencies))
