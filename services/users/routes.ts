import { Hono } from 'hono'
import type { Database, Transaction } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { type Authorize, requireOwner } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/validate.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import {
  type AccountAccess,
  type MailConfig,
  invalidField,
  refuseWeakPassword,
  requirePassword
} from './account-access.ts'
import {
  ChangePassword,
  ChooseLetters,
  DeleteUser,
  pictureInvalid,
  ReviseUser
} from './contract.ts'
import * as decide from './decide.ts'

export interface UserDependencies extends AccountAccess {
  authorize: Authorize
  commands: Commands
  config: MailConfig
  db: Database
  log: Logger
  rateLimiter: RateLimiter
  now(): Date
  /** False unless the user has uploaded the picture; it stays until it is saved. */
  claimPicture(
    tx: Transaction,
    claim: { userId: string; path: string; now: Date }
  ): Promise<boolean>
}

/** An account, for its owner. */
export const userRoutes = (dependencies: UserDependencies) => {
  const { authorize, commands, config, db, log, passwords, credentials, rateLimiter, sessions } =
    dependencies
  return new Hono<AppEnv>()
    .put('/:id', authorize('reviseUser'), validate('json', ReviseUser), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const { currentPassword, ...changes } = c.req.valid('json')
      requireOwner('reviseUser', by, id)
      const request = { ...profileOf(by), ...changes }
      const claimPicture = async (tx: Transaction) => {
        const { profilePicture: path } = request
        const isOwn =
          !path ||
          (await dependencies.claimPicture(tx, { userId: id, path, now: dependencies.now() }))
        if (!isOwn) throw invalidField('profilePicture', pictureInvalid)
      }
      const isNewEmail = request.email !== by.email
      const isMailSent = config.mail.delivery !== 'none'
      const checked = isNewEmail
        ? await requirePassword(dependencies, c, 'email-change', by, currentPassword)
        : undefined
      // A refusal discloses that an address is registered.
      if (isNewEmail) await rateLimiter.consume('emailChange', id)
      await commands.handle(
        c.var,
        user,
        id,
        {
          load: {},
          query: async () => ({ email: (await getOrThrow(db, id)).email }),
          decide(account, { email }) {
            const asked = { ...request, email: isNewEmail ? request.email : email }
            return decide.reviseUser(account, id, asked, { email, isMailSent })
          }
        },
        async tx => {
          await checked?.(tx)
          await claimPicture(tx)
        }
      )
      if (isNewEmail) logSecurity(log, c, { kind: 'email-change', outcome: 'done', account: id })
      return c.json(await getOrThrow(db, id))
    })

    .put(
      '/:id/password',
      authorize('changePassword'),
      validate('json', ChangePassword),
      async c => {
        const { user: by } = c.var
        const id = c.req.param('id')
        const { currentPassword, newPassword } = c.req.valid('json')
        requireOwner('changePassword', by, id)
        const checked = await requirePassword(
          dependencies,
          c,
          'password-change',
          by,
          currentPassword
        )
        refuseWeakPassword(dependencies, 'newPassword', newPassword, by)
        const changed = { userId: id, passwordHash: await passwords.hash(newPassword) }
        await commands.handle(
          c.var,
          user,
          id,
          account => decide.changePassword(account, id),
          async tx => {
            await checked(tx)
            await credentials.change(tx, changed)
          }
        )
        const isStarted = await sessions.start(c, changed, { isSecondFactorPassed: true })
        if (!isStarted) throw unauthenticated()
        logSecurity(log, c, { kind: 'password-change', outcome: 'done', account: id })
        return c.json({ message: 'Tu contraseña ha cambiado' })
      }
    )

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
      await commands.handle(
        c.var,
        user,
        id,
        account => decide.deleteUser(account, id, request),
        async tx => {
          await checked(tx)
          await credentials.revoke(tx, id)
        }
      )
      await sessions.end(c)
      logSecurity(log, c, { kind: 'account-deletion', outcome: 'done', account: id })
      return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
    })
}

/** The fields that a revision may leave out. */
function profileOf({ phone, location, bio, profilePicture }: UserView) {
  return {
    ...(phone && { phone }),
    ...(location && { location }),
    ...(bio && { bio }),
    ...(profilePicture && { profilePicture })
  }
}

export async function getOrThrow(db: Database, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw unauthenticated()
  return found
}
