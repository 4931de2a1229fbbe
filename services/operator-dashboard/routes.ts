import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { listDeadLetters } from '#events/store/dead-letters.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { readBoardFigures } from './board-figures.ts'
import { deadLetterId, readOverview } from './overview.ts'
import { deadLetterNotFound, retryFailed } from './refusals.ts'

/** For operators; everyone else gets 404. */
export const operatorRoutes = ({
  authorize,
  db,
  now,
  retryDeadLetter
}: {
  authorize: Authorize
  db: Database
  now(): Date
  /** False when the event failed again, or the subscription is unknown. */
  retryDeadLetter(subscription: string, position: number): Promise<boolean>
}) =>
  new Hono<AppEnv>()
    .get('/overview', authorize('readOverview'), async c => c.json(await readOverview(db, now())))

    .get('/figures', authorize('readBoardFigures'), async c =>
      c.json(await readBoardFigures(db, now()))
    )

    .post('/dead-letters/:id/retry', authorize('retryDeadLetter'), async c => {
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
