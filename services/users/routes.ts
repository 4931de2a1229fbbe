import { type Context, Hono } from 'hono'
import type { Database, Queryable } from '#events/database/database.ts'
import { user } from '#events/users.ts'
import { findUser, normalizeUsername } from '#projections/users/queries.ts'
import { UserView } from '#projections/users/view.ts'
import { type Authorize, requireOwner } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { honeypotResponse } from '#services/platform/http/honeypot-response.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { validate } from '#services/platform/http/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { ChangePassword, DeleteUser, pictureInvalid, Register, ReviseUser } from './contract.ts'
import * as decide from './decide.ts'

export interface UserDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  rateLimiter: RateLimiter
  passwords: {
    hash(password: string): Promise<string>
    verify(password: string, hash: string | undefined): Promise<boolean>
  }
  credentials: {
    findPasswordHash(db: Queryable, userId: string): Promise<string | undefined>
    save(tx: Queryable, credentials: { userId: string; passwordHash: string }): Promise<void>
    /** Replaces the password and ends every session. */
    change(tx: Queryable, credentials: { userId: string; passwordHash: string }): Promise<void>
    revoke(tx: Queryable, userId: string): Promise<void>
  }
  sessions: {
    start(c: Context, userId: string): Promise<void>
    end(c: Context): Promise<void>
  }
  ownsPicture(db: Queryable, userId: string, path: string): Promise<boolean>
  now(): Date
}

export const registrationRoutes = ({
  authorize,
  commands,
  db,
  rateLimiter,
  passwords,
  credentials,
  sessions,
  now
}: UserDependencies) =>
  new Hono<AppEnv>().post(
    '/register',
    authorize('register'),
    validate('json', Register),
    async c => {
      const { clientAddress, newId } = c.var
      const { password, [honeypotField]: honeypot, ...request } = c.req.valid('json')
      const id = newId()
      if (honeypot) {
        const known = { ...request, id, createdAt: now().toISOString() }
        return c.json(honeypotResponse(UserView, known), 201)
      }
      await rateLimiter.consume('registration', rateLimitKey(clientAddress))
      const passwordHash = await passwords.hash(password)
      await commands.handle(
        c.var,
        user,
        id,
        account => decide.register(account, id, { password, ...request }, clientAddress),
        tx => credentials.save(tx, { userId: id, passwordHash })
      )
      await sessions.start(c, id)
      return c.json(await getOrThrow(db, id), 201)
    }
  )

/** An account, for its owner. */
export const userRoutes = ({
  authorize,
  commands,
  db,
  rateLimiter,
  passwords,
  credentials,
  sessions,
  ownsPicture
}: UserDependencies) =>
  new Hono<AppEnv>()
    .put('/:id', authorize('reviseUser'), validate('json', ReviseUser), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      requireOwner('reviseUser', by, id)
      if (request.profilePicture && !(await ownsPicture(db, by.id, request.profilePicture))) {
        const errors = [{ field: 'profilePicture', message: pictureInvalid }]
        throw new HttpError(400, pictureInvalid, { errors })
      }
      await commands.handle(c.var, user, id, account => decide.reviseUser(account, id, request))
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
        await rateLimiter.check('loginFailures', normalizeUsername(by.username))
        const currentHash = await credentials.findPasswordHash(db, id)
        if (!(await passwords.verify(currentPassword, currentHash))) {
          await rateLimiter.consume('loginFailures', normalizeUsername(by.username))
          const message = 'La contraseña actual no es correcta'
          throw new HttpError(400, message, { errors: [{ field: 'currentPassword', message }] })
        }
        const passwordHash = await passwords.hash(newPassword)
        await commands.handle(
          c.var,
          user,
          id,
          account => decide.changePassword(account, id),
          tx => credentials.change(tx, { userId: id, passwordHash })
        )
        await sessions.start(c, id)
        return c.json({ message: 'Tu contraseña ha cambiado' })
      }
    )

    .delete('/:id', authorize('deleteUser'), validate('json', DeleteUser), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      requireOwner('deleteUser', by, id)
      await commands.handle(
        c.var,
        user,
        id,
        account => decide.deleteUser(account, id, request),
        tx => credentials.revoke(tx, id)
      )
      await sessions.end(c)
      return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
    })

async function getOrThrow(db: Database, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw unauthenticated()
  return found
}
