import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import { revokeAccess } from '#services/auth/sessions/credentials.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { requirePassword } from './account-access.ts'
import { ChooseMail, DeleteUser } from './contract.ts'
import * as decide from './decide.ts'

/** The e-mails that an account wants, and its deletion, for its owner. */
export const userRoutes = new Hono<AppEnv>()
  .put('/:id/mail', authorize('chooseMail'), validate('json', ChooseMail), async c => {
    const { commands, db } = c.env.board
    const id = c.req.param('id')
    requireOwner('chooseMail', c.var.user, id)
    await commands.handle(c.var, user, id, account =>
      decide.chooseMail(account, id, c.req.valid('json'))
    )
    return c.json(await getOrThrow(db, id))
  })

  .delete('/:id', authorize('deleteUser'), validate('json', DeleteUser), async c => {
    const { commands, log, mailCodes, sessions } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const { currentPassword, ...request } = c.req.valid('json')
    requireOwner('deleteUser', by, id)
    const checked = await requirePassword(c, 'account-deletion', by, currentPassword)
    await commands.handle(c.var, user, id, account => ({
      events: decide.deleteUser(account, id, request),
      async inTransaction(tx) {
        await checked(tx)
        await revokeAccess(tx, id)
      }
    }))
    await mailCodes.end(c)
    await sessions.end(c)
    sessions.forgetDevice(c, id)
    logSecurity(log, c, { kind: 'account-deletion', outcome: 'done', account: id })
    return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
  })

export async function getOrThrow(db: Database, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw unauthenticated()
  return found
}
