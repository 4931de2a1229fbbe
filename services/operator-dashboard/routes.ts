import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { listDeadLetters } from '#events/store/dead-letters.ts'
import { authorize } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { deadLetterId, readOverview } from './overview.ts'

/** For those whom the configuration names; to everybody else there is nothing here. */
export const operatorRoutes = new Hono<AppEnv>()
  .get('/overview', authorize('readOverview'), async c => {
    const { db, now } = c.var.tools
    return c.json(await readOverview(db, now()))
  })

  .post('/parked/:id/retry', authorize('retryParked'), async c => {
    const { db, retryParked } = c.var.tools
    const parked = await listDeadLetters(db)
    const id = c.req.param('id')
    const found = parked.find(one => deadLetterId(one.subscription, one.position) === id)
    if (!found) throw new HttpError(404, 'Este hecho no está apartado')
    if (!(await retryParked(found.subscription, found.position))) {
      throw new HttpError(409, 'Ha vuelto a fallar')
    }
    return c.json({ message: 'Hecho' })
  })
