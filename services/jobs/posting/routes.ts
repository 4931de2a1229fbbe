import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { jobContactRoutes } from './contact-routes.ts'
import { jobLifeRoutes } from './life-routes.ts'
import { readJobRoutes } from './read-routes.ts'
import { saveJobRoutes } from './save-routes.ts'

export const jobRoutes = (
  dependencies: Needs<typeof readJobRoutes> &
    Needs<typeof jobContactRoutes> &
    Needs<typeof saveJobRoutes> &
    Needs<typeof jobLifeRoutes>
) =>
  new Hono<AppEnv>()
    .route('/', readJobRoutes(dependencies))
    .route('/', jobContactRoutes(dependencies))
    .route('/', saveJobRoutes(dependencies))
    .route('/', jobLifeRoutes(dependencies))
