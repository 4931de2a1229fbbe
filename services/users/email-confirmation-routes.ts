import { Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { requireMail } from './account-access.ts'
import * as decide from './decide.ts'

/** The address of an account, confirmed with the link of an e-mail in a session of that account. */
export const emailConfirmationRoutes = new Hono<AppEnv>()
  .post('/', authorize('requestEmailConfirmation'), async c => {
    const { commands, config } = c.env.board
    const { id, bouncedEmail } = c.var.user
    requireMail(config)
    await commands.handle(c.var, user, id, account =>
      decide.requestEmailConfirmation(account, id, bouncedEmail !== null)
    )
    return c.json({ message: 'Te hemos escrito. Mira tu correo.' }, 202)
  })

  .post('/:token', authorize('confirmEmail'), async c => {
    const { commands, db, joinGuests, log, now, tokens } = c.env.board
    const kind = await accountLinkKind(db, linkTokens.email)
    const token = tokens.read(kind, c.req.param('token'), now())
    if (!token) throw decide.confirmationOver()
    const { id, version } = token
    const { user: by, requestId } = c.var
    requireOwner('confirmEmail', by, id)
    await commands.handle({ user: by, requestId }, user, id, async state => {
      const account = await findUser(db, id)
      if (!account) throw decide.confirmationOver()
      return decide.confirmEmail(state, id, version, account.pendingEmail ?? account.email)
    })
    logSecurity(log, c, { kind: 'email-confirmation', outcome: 'done', account: id })
    await joinGuests(c.env.board, id)
    return c.json({ message: 'Tu correo está confirmado' })
  })
