import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { ownProfileRoutes, readProfileRoutes } from './read-routes.ts'
import { candidateProfileRoutes } from './routes.ts'
import { candidateVisibilityRoutes } from './visibility-routes.ts'

/** Every call of the module. */
export const candidateProfileApiRoutes = (
  dependencies: Needs<typeof readProfileRoutes> & Needs<typeof candidateProfileRoutes>
) =>
  new Hono<AppEnv>()
    .route('/candidate-profiles', readProfileRoutes(dependencies))
    .route('/candidate-profiles', candidateProfileRoutes(dependencies))
    .route('/candidate-visibility', candidateVisibilityRoutes(dependencies))
    .route('/my-candidate-profiles', ownProfileRoutes(dependencies))
