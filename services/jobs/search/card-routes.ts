import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import { findJobCards } from '#projections/jobs/tables/queries.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { SelectJobs } from './contract.ts'

/** What lists show of the jobs that a visitor keeps: `/api/job-cards`. */
export const jobCardRoutes = ({ authorize, db }: { authorize: Authorize; db: Database }) =>
  new Hono<AppEnv>().get('/', authorize('listJobCards'), validate('query', SelectJobs), async c =>
    c.json({ jobs: await findJobCards(db, c.req.valid('query').ids) })
  )
