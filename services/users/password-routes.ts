import { Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import { changeCredentials } from '#services/auth/sessions/credentials.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { refuseWeakPassword, requirePassword } from './account-access.ts'
import { ChangePassword } from './contract.ts'
import * as decide from './decide.ts'

/** Changes the password with the present one; ends every other session. */
export const passwordRoutes = new Hono<AppEnv>().put(
  '/:id/password',
  authorize('changePassword'),
  validate('json', ChangePassword),
  async c => {
    const { commands, db, log, passwords, sessions } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const { currentPassword, newPassword } = c.req.valid('json')
    requireOwner('changePassword', by, id)
    const checked = await requirePassword(c, 'password-change', by, currentPassword)
    await refuseWeakPassword(db, 'newPassword', newPassword, by)
    const current = await c.var.findSession()
    const changed = { userId: id, passwordHash: await passwords.hash(newPassword) }
    await commands.handle(c.var, user, id, account => ({
      events: decide.changePassword(account, id),
      async inTransaction(tx) {
        await checked(tx)
        await changeCredentials(tx, changed, { own: current?.tokenHash })
      }
    }))
    const isStarted = await sessions.start(c, changed, {
      isSecondFactorPassed: current?.hasSecondFactor === true,
      isSecondFactorAsked: false
    })
    if (!isStarted) throw unauthenticated()
    logSecurity(log, c, { kind: 'password-change', outcome: 'done', account: id })
    return c.json({ message: 'Tu contraseña ha cambiado' })
  }
)
