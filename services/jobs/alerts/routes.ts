import { Hono } from 'hono'
import { alert } from '#events/aggregates/alerts.ts'
import type { Database } from '#events/database/database.ts'
import { findAlert, findAlertOwner, listAlerts } from '#projections/jobs/alerts/queries.ts'
import type { AlertView } from '#projections/jobs/alerts/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError, mailUnavailable } from '#services/platform/http/errors/errors.ts'
import { refuseHoneypot } from '#services/platform/http/request/refuse-honeypot.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { requireMunicipality } from '#services/places/municipality.ts'
import { alertEmailInvalid, alertNotFound } from '../shared/refusals.ts'
import { type AlertSearch, ChangeAlert, RequestAlert, toSavedSearch } from './contract.ts'
import { findLastDigests } from './queries.ts'
import * as decide from './decide.ts'
import { confirmByLink } from './confirm-alert.ts'
import { endAlertOf } from './end-alert.ts'
import { recordAlertByEmail, recordOwnAlert } from './request-alert.ts'

/** Jobs by e-mail, as a saved search finds them: `/api/alerts`. */
export const alertRoutes = new Hono<AppEnv>()
  .get('/', authorize('listAlerts'), async c => {
    const { db } = c.env.board
    const alerts = await listAlerts(db, c.var.user.id)
    const digests = await findLastDigests(
      db,
      alerts.map(({ id }) => id)
    )
    return c.json({ alerts: alerts.map(alert => withDigest(alert, digests.get(alert.id))) })
  })

  .post('/', authorize('requestAlert'), validate('json', RequestAlert), async c => {
    const { config } = c.env.board
    const request = c.req.valid('json')
    const { user: by } = c.var
    if (config.mail.delivery === 'none') throw mailUnavailable()
    const wanted = { every: request.every, search: readSearch(request.search) }
    const email = request.email ?? by?.email
    if (!email) throw invalidEmail()
    const isOwn = email === by?.email
    refuseHoneypot(c, request)
    if (by && isOwn) await recordOwnAlert(c.env.board, c.var, wanted, by)
    else await recordAlertByEmail(c.env.board, c.var, wanted, { email, language: request.language })
    const isConfirmed = isOwn && by?.emailConfirmed
    return c.json({ message: isConfirmed ? 'Te avisaremos' : confirmationSent }, 202)
  })

  .get('/:id', authorize('findAlert'), async c => {
    const id = c.req.param('id')
    const { user: by } = c.var
    const { db } = c.env.board
    const owner = requireFound(await findAlertOwner(db, id), alertNotFound)
    requireOwner('findAlert', by, owner.userId ?? '')
    return c.json(await getOrThrow(db, id))
  })

  .patch('/:id', authorize('changeAlert'), validate('json', ChangeAlert), async c => {
    const id = c.req.param('id')
    const { user: by } = c.var
    const { search, every } = c.req.valid('json')
    const change = { ...(search && { search: readSearch(search) }), ...(every && { every }) }
    const { commands, db } = c.env.board
    await commands.handle(c.var, alert, id, state => decide.changeAlert(state, id, change, by))
    return c.json(await getOrThrow(db, id))
  })

  .delete('/:id', authorize('endAlert'), async c => {
    const { user: by, requestId, idempotency } = c.var
    const request = { user: by, requestId, idempotency, by }
    await endAlertOf(c.env.board, c.req.param('id'), { ...request, reason: 'persona' })
    return c.json({ message: 'Ya no te avisaremos' })
  })

  .post('/:token/confirm', authorize('confirmAlert'), async c => {
    await confirmByLink(c.env.board, c.req.param('token'), c.var)
    return c.json({ message: 'Te avisaremos' })
  })

const confirmationSent = 'Mira tu correo: te hemos escrito para que lo confirmes'

/** Throws 400 when it names a municipality that there is not. */
function readSearch(search: AlertSearch): Record<string, string> {
  requireMunicipality('search.near', search.near)
  return toSavedSearch(search)
}

function withDigest(alert: AlertView, lastDigest: AlertView['lastDigest']): AlertView {
  return lastDigest ? { ...alert, lastDigest } : alert
}

async function getOrThrow(db: Database, id: string) {
  return requireFound(await findAlert(db, id), alertNotFound)
}

const invalidEmail = () => new HttpError(alertEmailInvalid, { field: 'email' })
