import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import type { Database } from '#events/database/database.ts'
import { findApplication, listApplications } from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { validate } from '#services/platform/http/validate.ts'
import { ChangeApplicationStatus } from './contract.ts'
import { ListApplications } from './list-contract.ts'
import * as decide from './decide.ts'
import type { GuestDependencies } from './find-guest.ts'

export interface ApplicationDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  rateLimiter: RateLimiter
  vault: GuestDependencies['vault']
  now(): Date
}

export const applicationRoutes = ({ authorize, commands, db }: ApplicationDependencies) =>
  new Hono<AppEnv>()
    .get('/', authorize('listApplications'), validate('query', ListApplications), async c => {
      const { user: by } = c.var
      const { scope, ...list } = c.req.valid('query')
      const usual = by.userType === 'employer' ? 'received' : 'sent'
      return c.json(await listApplications(db, { scope: scope ?? usual, userId: by.id, ...list }))
    })

    .put(
      '/:id',
      authorize('changeApplicationStatus'),
      validate('json', ChangeApplicationStatus),
      async c => {
        const { user: by } = c.var
        const id = c.req.param('id')
        const { status } = c.req.valid('json')
        await commands.handle(c.var, application, id, {
          load: {},
          thenLoad: (_, load) => loadApplicant(id, load),
          decide(application, applicant) {
            decide.requireApplicant(application, applicant)
            return decide.changeApplicationStatus(application, id, status, by)
          }
        })
        return c.json(await getApplicationOrThrow(db, id))
      }
    )

    .put('/:id/seen', authorize('seeApplication'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, application, id, {
        load: {},
        thenLoad: (_, load) => loadGuest(id, load),
        decide: (application, { guest }) => decide.seeApplication(application, id, by, guest)
      })
      return c.json({ message: 'Aplicación vista' })
    })

/** Who sent an application without an account. */
async function loadGuest(id: string, load: LoadStream) {
  return { guest: decide.guestStreamOf(await load([application, id])) }
}

/** That guest, and the account of the applicant. */
async function loadApplicant(id: string, load: LoadStream) {
  const { guest } = await loadGuest(id, load)
  const account = decide.accountStreamOf(await load([application, id]), await load(guest))
  return { guest, account }
}

export async function getApplicationOrThrow(db: Database, id: string): Promise<ApplicationView> {
  return requireFound(await findApplication(db, id), decide.applicationNotFound)
}
