import { Hono } from 'hono'
import type { Database, Transaction } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { type Authorize, requireOwner } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { type AccountAccess, type MailConfig, requirePassword } from './account-access.ts'
import { ChooseLetters, DeleteUser } from './contract.ts'
import * as decide from './decide.ts'

export interface AccountDependencies extends AccountAccess {
  commands: Commands
  config: MailConfig
  db: Database
  log: Logger
  rateLimiter: RateLimiter
  now(): Date
}

export interface UserDependencies extends AccountDependencies {
  authorize: Authorize
  /** False unless the user has uploaded the picture; it stays until it is saved. */
  claimPicture(
    tx: Transaction,
    claim: { userId: string; path: string; now: Date }
  ): Promise<boolean>
}

/** The e-mails that an account wants, and its deletion, for its owner. */
export const userRoutes = (dependencies: UserDependencies) => {
  const { authorize, commands, credentials, db, log, sessions } = dependencies
  return new Hono<AppEnv>()
    .put('/:id/letters', authorize('chooseLetters'), validate('json', ChooseLetters), async c => {
      const id = c.req.param('id')
      const { stopped } = c.req.valid('json')
      requireOwner('chooseLetters', c.var.user, id)
      await commands.handle(c.var, user, id, account => decide.chooseLetters(account, id, stopped))
      return c.json(await getOrThrow(db, id))
    })

    .delete('/:id', authorize('deleteUser'), validate('json', DeleteUser), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const { currentPassword, ...request } = c.req.valid('json')
      requireOwner('deleteUser', by, id)
      const checked = await requirePassword(
        dependencies,
        c,
        'account-deletion',
        by,
        currentPassword
      )
      await commands.handle(c.var, user, id, account => ({
        events: decide.deleteUser(account, id, request),
        async inTransaction(tx) {
          await checked(tx)
          await credentials.revoke(tx, id)
        }
      }))
      await sessions.end(c)
      sessions.forgetDevice(c, id)
      logSecurity(log, c, { kind: 'account-deletion', outcome: 'done', account: id })
      return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
    })
}

export async function getOrThrow(db: Database, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw unauthenticated()
  return found
}
