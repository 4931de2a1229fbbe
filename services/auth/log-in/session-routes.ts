import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { type Authorize, requireOwner } from '../permissions/permissions.ts'
import {
  deleteSessionById,
  deleteOtherSessions,
  findSessionOwner,
  listSessions
} from '../sessions/session-store.ts'
import type { Sessions } from '../sessions/session.ts'
import type { SessionList } from '../sessions/view.ts'
import { sessionNotFound } from '../shared/refusals.ts'

/** The sessions of the signed-in user. */
export const sessionRoutes = ({
  authorize,
  db,
  log,
  now,
  sessions
}: {
  authorize: Authorize
  db: Database
  log: Logger
  now(): Date
  sessions: Sessions
}) =>
  new Hono<AppEnv>()
    .get('/', authorize('listSessions'), async c => {
      const current = await c.var.findSession()
      const found = await listSessions(db, c.var.user.id, now())
      const list: SessionList = {
        sessions: found.map(session => ({ ...session, isCurrent: session.id === current?.id }))
      }
      return c.json(list)
    })

    .delete('/:id', authorize('endSession'), async c => {
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
      const { user: by } = c.var
      const kept = (await c.var.findSession())?.tokenHash ?? ''
      const ended = await deleteOtherSessions(db, by.id, kept)
      logSecurity(log, c, { kind: 'session-end', outcome: 'done', account: by.id })
      return c.json({ message: closedText(ended) })
    })

function closedText(ended: number): string {
  if (!ended) return 'No había otras sesiones abiertas'
  return ended === 1 ? 'Hemos cerrado la otra sesión' : `Hemos cerrado las otras ${ended} sesiones`
}
