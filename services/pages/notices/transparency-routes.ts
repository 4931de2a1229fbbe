import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { listMonthFigures } from '#projections/cases/figures.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { sendPage } from '../site/send.ts'
import { renderTransparency } from './transparency-tables.ts'

const shownMonths = 24

export interface TransparencyDependencies {
  authorize: Authorize
  db: Database
  site: BuiltSite
}

/** What was reported and decided, by month. */
export function transparencyRoutes({
  authorize,
  db,
  site: { transparency: template }
}: TransparencyDependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/transparencia', authorize('findJob'), async c => {
    const months = await listMonthFigures(db, shownMonths)
    const figures = String(await renderTransparency(months))
    return sendPage(c, template.fill({ figures }), template.policy)
  })
}
