import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { authorize } from '../permissions/authorization.ts'
import { requireOwner } from '../permissions/permissions.ts'
import {
  deleteSessionById,
  deleteOtherSessions,
  findSessionOwner,
  listSessions
} from '../sessions/session-store.ts'
import type { SessionList } from '../sessions/view.ts'
import { sessionNotFound } from '../shared/refusals.ts'

/** The sessions of the signed-in user. */
export const sessionRoutes = new Hono<AppEnv>()
  .get('/', authorize('listSessions'), async c => {
    const { db, now } = c.env.board
    const current = await c.var.findSession()
    const found = await listSessions(db, c.var.user.id, now())
    const list: SessionList = {
      sessions: found.map(session => ({ ...session, isCurrent: session.id === current?.id }))
    }
    return c.json(list)
  })

  .delete('/:id', authorize('endSession'), async c => {
    const { db, log, sessions } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const owner = requireFound(await findSessionOwner(db, id), sessionNotFound)
    requireOwner('endSession', by, owner)
    const isCurrent = (await c.var.findSession())?.id === id
    await (isCurrent ? sessions.end(c) : deleteSessionById(db, id))
    logSecurity(log, c, { kind: 'session-end', outcome: 'done', account: by.id })
    return c.json({ message: 'Sesión cerrada' })
  })

  .delete('/', authorize('endOtherSessions'), async c => {
    const { db, log, now } = c.env.board
    const { user: by } = c.var
    const kept = (await c.var.findSession())?.tokenHash ?? ''
    const ended = await deleteOtherSessions(db, by.id, kept, now())
    logSecurity(log, c, { kind: 'session-end', outcome: 'done', account: by.id })
    return c.json({ message: closedText(ended) })
  })

function closedText(ended: number): string {
  if (!ended) return 'No había otras sesiones abiertas'
  return ended === 1 ? 'Hemos cerrado la otra sesión' : `Hemos cerrado las otras ${ended} sesiones`
}
