import { Hono } from 'hono'
import { countPendingCases } from '#projections/cases/queries.ts'
import { countUnseen } from '#projections/unseen/queries.ts'
import type { UnseenView } from '#projections/unseen/view.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { isOperator } from '#services/auth/permissions/operators.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { eventStreamHeaders, wantsEvents } from '#services/platform/http/live/event-stream.ts'

type NamedUser = Pick<UserView, 'id' | 'username'>

/** How much is new to the signed-in user, and when that may have changed: `/api/unseen`, `/api/live`. */
export const unseenRoutes = new Hono<AppEnv>()
  .get('/unseen', authorize('countUnseen'), async c => c.json(await count(c.env.board, c.var.user)))

  // The response begins at once, so that it holds no permit.
  .get('/live', authorize('followChanges'), async c => {
    const personId = c.var.user.id
    if (!wantsEvents(c)) return c.json(await count(c.env.board, c.var.user))
    const tokenHash = (await c.var.findSession())?.tokenHash ?? ''
    return c.body(await c.env.board.live.open({ personId, tokenHash }), 200, eventStreamHeaders)
  })

async function count(
  board: Pick<Board, 'config' | 'db' | 'now'>,
  user: NamedUser
): Promise<UnseenView> {
  const { db, now } = board
  const unseen = await countUnseen(db, user.id, now())
  return (await isOperator(board, user))
    ? { ...unseen, cases: await countPendingCases(db) }
    : unseen
}
