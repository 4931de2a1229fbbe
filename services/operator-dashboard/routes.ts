import { Hono } from 'hono'
import type { Env } from '#services/platform/http/app-env.ts'
import { listDeadLetters } from '#events/store/dead-letters.ts'
import { may } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { parkedId, readOverview } from './overview.ts'

/** For those whom the configuration names; to everybody else there is nothing here. */
export const operatorRoutes = new Hono<Env>()
  .get('/overview', may('readOverview'), async c => {
    const { db, now } = c.var.tools
    return c.json(await readOverview(db, now()))
  })

  .post('/parked/:id/retry', may('retryParked'), async c => {
    const { db, retryParked } = c.var.tools
    const parked = await listDeadLetters(db)
    const id = c.req.param('id')
    const found = parked.find(one => parkedId(one.subscription, one.position) === id)
    if (!found) throw new Problem(404, 'Este hecho no está apartado')
    if (!(await retryParked(found.subscription, found.position))) {
      throw new Problem(409, 'Ha vuelto a fallar')
    }
    return c.json({ message: 'Hecho' })
  })
