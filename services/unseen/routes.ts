import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { countUnseen } from '#projections/unseen/queries.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'

interface UnseenDependencies {
  authorize: Authorize
  db: Database
}

/** How much is new to the signed-in user: `/api/unseen`. */
export const unseenRoutes = ({ authorize, db }: UnseenDependencies) =>
  new Hono<AppEnv>().get('/', authorize('countUnseen'), async c =>
    c.json(await countUnseen(db, c.var.user.id))
  )
