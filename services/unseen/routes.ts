import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { countUnseen } from '#projections/unseen/queries.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { eventStreamHeaders, wantsEvents } from '#services/platform/http/live/event-stream.ts'
import type { Live } from '#services/platform/http/live/live.ts'

interface UnseenDependencies {
  authorize: Authorize
  db: Database
  live: Live
}

/** How much is new to the signed-in user, and when that may have changed: `/api/unseen`, `/api/live`. */
export const unseenRoutes = ({ authorize, db, live }: UnseenDependencies) =>
  new Hono<AppEnv>()
    .get('/unseen', authorize('countUnseen'), async c =>
      c.json(await countUnseen(db, c.var.user.id))
    )

    // The response begins at once, so that it holds no slot.
    .get('/live', authorize('followChanges'), async c => {
      const personId = c.var.user.id
      if (!wantsEvents(c)) return c.json(await countUnseen(db, personId))
      const tokenHash = (await c.var.findSession())?.tokenHash ?? ''
      return c.body(await live.open({ personId, tokenHash }), 200, eventStreamHeaders)
    })
