import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { countPendingCases } from '#projections/cases/queries.ts'
import { countUnseen } from '#projections/unseen/queries.ts'
import type { UnseenView } from '#projections/unseen/view.ts'
import type { UserView } from '#projections/users/view.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { eventStreamHeaders, wantsEvents } from '#services/platform/http/live/event-stream.ts'
import type { Live } from '#services/platform/http/live/live.ts'

type NamedUser = Pick<UserView, 'id' | 'username'>

/** How much is new to the signed-in user, and when that may have changed: `/api/unseen`, `/api/live`. */
export const unseenRoutes = ({
  authorize,
  db,
  isOperator,
  live
}: {
  authorize: Authorize
  db: Database
  isOperator(user: NamedUser): Promise<boolean>
  live: Live
}) => {
  async function count(user: NamedUser): Promise<UnseenView> {
    const unseen = await countUnseen(db, user.id)
    return (await isOperator(user)) ? { ...unseen, cases: await countPendingCases(db) } : unseen
  }
  return (
    new Hono<AppEnv>()
      .get('/unseen', authorize('countUnseen'), async c => c.json(await count(c.var.user)))

      // The response begins at once, so that it holds no slot.
      .get('/live', authorize('followChanges'), async c => {
        const personId = c.var.user.id
        if (!wantsEvents(c)) return c.json(await count(c.var.user))
        const tokenHash = (await c.var.findSession())?.tokenHash ?? ''
        return c.body(await live.open({ personId, tokenHash }), 200, eventStreamHeaders)
      })
  )
}
