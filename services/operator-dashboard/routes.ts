import { Hono } from 'hono'
import { listDeadLetters } from '#events/store/dead-letters.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { isMissing } from './checks/check.ts'
import { runChecks } from './checks/run-checks.ts'
import { readBoardFigures } from './board-figures.ts'
import { deadLetterId, readOverview } from './overview.ts'
import { deadLetterNotFound, retryFailed } from './refusals.ts'

/** For operators; everyone else gets 404. */
export const operatorRoutes = new Hono<AppEnv>()
  .get('/overview', authorize('readOverview'), async c => {
    const { config, db, now } = c.env.board
    return c.json(await readOverview(db, config, now()))
  })

  .get('/figures', authorize('readBoardFigures'), async c =>
    c.json(await readBoardFigures(c.env.board.db, c.env.board.now()))
  )

  .get('/checks', authorize('readChecks'), async c => {
    const { config, db, now } = c.env.board
    // What only this machine reaches lacks nothing of a public board.
    const checks = config.production ? await runChecks(db, config, { now: now() }) : []
    return c.json({ checks: checks.filter(isMissing) })
  })

  .post('/dead-letters/:id/retry', authorize('retryDeadLetter'), async c => {
    const { db, retryDeadLetter } = c.env.board
    const id = c.req.param('id')
    const deadLetters = await listDeadLetters(db)
    const { subscription, position } = requireFound(
      deadLetters.find(
        deadLetter => deadLetterId(deadLetter.subscription, deadLetter.position) === id
      ),
      deadLetterNotFound
    )
    if (!(await retryDeadLetter(subscription, position))) {
      throw new HttpError(retryFailed)
    }
    return c.json({ message: 'Hecho' })
  })
