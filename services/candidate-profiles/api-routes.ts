import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import {
  type CandidateProfileDependencies,
  candidateProfileRoutes,
  ownProfileRoutes
} from './routes.ts'
import { candidateVisibilityRoutes } from './visibility-routes.ts'

/** Every call of the module. */
export const candidateProfileApiRoutes = (dependencies: CandidateProfileDependencies) =>
  new Hono<AppEnv>()
    .route('/candidate-profiles', candidateProfileRoutes(dependencies))
    .route('/candidate-visibility', candidateVisibilityRoutes(dependencies))
    .route('/my-candidate-profiles', ownProfileRoutes(dependencies))
