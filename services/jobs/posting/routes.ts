import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { jobContactRoutes } from './contact-routes.ts'
import { type JobLifeDependencies, jobLifeRoutes } from './life-routes.ts'
import { type ReadJobDependencies, readJobRoutes } from './read-routes.ts'
import { type SaveJobDependencies, saveJobRoutes } from './save-routes.ts'

export interface JobDependencies
  extends ReadJobDependencies,
    SaveJobDependencies,
    JobLifeDependencies {}

export const jobRoutes = (dependencies: JobDependencies) =>
  new Hono<AppEnv>()
    .route('/', readJobRoutes(dependencies))
    .route('/', jobContactRoutes(dependencies))
    .route('/', saveJobRoutes(dependencies))
    .route('/', jobLifeRoutes(dependencies))
