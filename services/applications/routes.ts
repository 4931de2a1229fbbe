import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { listApplications } from '#projections/applications/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { recordAskedAgain, recordTalkDenial } from './applicant-says.ts'
import { guestStreamOf } from './applicant.ts'
import * as decide from './decide.ts'
import { ListApplications } from './list-contract.ts'
import { applicantOrLink } from './mail-token.ts'
import { getApplicationOrThrow, withShownProfiles } from './received-application.ts'

export const applicationRoutes = new Hono<AppEnv>()
  .get('/', authorize('listApplications'), validate('query', ListApplications), async c => {
    const { config, db, now } = c.env.board
    const { user: by } = c.var
    const { scope, ...list } = c.req.valid('query')
    const usual = by.userType === 'employer' ? 'received' : 'sent'
    const query = { scope: scope ?? usual, userId: by.id, now: now(), ...list }
    const found = await listApplications(db, query)
    if (query.scope === 'sent') return c.json(found)
    const applications = await withShownProfiles({ db, config }, found.applications, by)
    return c.json({ ...found, applications })
  })

  .put('/:id/seen', authorize('seeApplication'), async c => {
    const { commands } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, application, id, async (state, load) =>
      decide.seeApplication(state, id, by, await load(guestStreamOf(state)))
    )
    return c.json({ message: 'Aplicación vista' })
  })

  .post('/:id/talk-denial', authorize('denyTalk'), async c => {
    const id = c.req.param('id')
    await recordTalkDenial(c.env.board, c.var, id, await applicantOrLink(c, id, 'denyTalk'))
    return c.json(await getApplicationOrThrow(c.env.board, id))
  })

  .post('/:id/asked-again', authorize('askAgain'), async c => {
    const id = c.req.param('id')
    await recordAskedAgain(c.env.board, c.var, id, await applicantOrLink(c, id, 'askAgain'))
    return c.json(await getApplicationOrThrow(c.env.board, id), 201)
  })
