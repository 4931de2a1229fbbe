import { Hono } from 'hono'
import { findEmployer } from '#projections/jobs/figures/employers.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isValidWithin } from '#services/response-cache/validity.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { publicJson } from '#services/platform/http/responses/json-etag.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import { firstAnniversary, toEmployerView } from '../shared/employer-texts.ts'
import { employerPageGone, employerPageHidden, employerPageMissing } from '../shared/refusals.ts'

/** Public pages of employers who have posted a job: `/api/employers`. */
export const employerRoutes = new Hono<AppEnv>().get(
  '/:id',
  authorize('findEmployer'),
  cacheResponses('jobs', 'users'),
  async c => {
    const { db, now } = c.env.board
    const id = c.req.param('id')
    const found = await findEmployer(db, id, now())
    if (!found) throw new HttpError(employerPageMissing)
    if (found.isGone) throw new HttpError(employerPageGone)
    if (found.isHidden) throw new HttpError(employerPageHidden)
    const anniversary = firstAnniversary(found.since)
    if (anniversary > now()) isValidWithin(c, 0, anniversary.getTime())
    return publicJson(c, toEmployerView(found, now()))
  }
)
