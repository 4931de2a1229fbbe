import { Hono } from 'hono'
import { user } from '#events/users.ts'
import { findUser, normalizeUsername } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { authorize, requireOwner } from '#services/auth/authorization.ts'
import { ownsPicture } from '#services/profile-pictures/store.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { endSession, endAllSessions, startSession } from '#services/auth/session.ts'
import { validate } from '#services/platform/http/validate.ts'
import { ChangePassword, DeleteUser, LogIn, Register, ReviseUser } from './contract.ts'
import {
  findCredentials,
  findPasswordHash,
  saveCredentials,
  revokeAccess
} from '#services/auth/credentials.ts'
import * as decide from './decide.ts'

const wrongCredentials = 'Nombre de usuario o contraseña incorrectos'

/** Signing in and out. */
export const authRoutes = new Hono<AppEnv>()
  .get('/user', authorize('findCurrentUser'), c => c.json(c.var.user))

  .post('/login', authorize('logIn'), validate('json', LogIn), async c => {
    const { db, throttle, passwords } = c.var.tools
    const { username, password } = c.req.valid('json')
    await throttle.consume('login', rateLimitKey(c.var.address))
    await throttle.consume('loginHourly', rateLimitKey(c.var.address))
    await throttle.check('loginFailures', normalizeUsername(username))
    const kept = await findCredentials(db, username)
    if (!(await passwords.verify(password, kept?.passwordHash)) || !kept) {
      await throttle.consume('loginFailures', normalizeUsername(username))
      throw new HttpError(401, wrongCredentials)
    }
    await startSession(c, kept.userId)
    return c.json(await getOrThrow(c.var.tools, kept.userId))
  })

  .post('/register', authorize('register'), validate('json', Register), async c => {
    const { tools, address, newId } = c.var
    const { password, website, ...request } = c.req.valid('json')
    const id = newId()
    if (website) return c.json(honeypotResponse(id, request, tools.now()), 201)
    await tools.throttle.consume('registration', rateLimitKey(address))
    const passwordHash = await tools.passwords.hash(password)
    await handleCommand(
      c.var,
      user,
      id,
      state => decide.register(state, id, { password, ...request }, address),
      tx => saveCredentials(tx, { userId: id, passwordHash })
    )
    await startSession(c, id)
    return c.json(await getOrThrow(c.var.tools, id), 201)
  })

  .post('/logout', authorize('logOut'), async c => {
    await endSession(c)
    return c.json({ message: 'Has cerrado sesión correctamente' })
  })

/** An account and its owner. */
export const userRoutes = new Hono<AppEnv>()
  .put('/:id', authorize('reviseUser'), validate('json', ReviseUser), async c => {
    const { tools, user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    requireOwner('reviseUser', by, id)
    if (request.profilePicture && !(await ownsPicture(tools.db, by.id, request.profilePicture))) {
      throw new HttpError(400, 'La foto no es válida', {
        errors: [{ field: 'profilePicture', message: 'La foto no es válida' }]
      })
    }
    await handleCommand(c.var, user, id, state => decide.reviseUser(state, id, request, by))
    return c.json(await getOrThrow(c.var.tools, id))
  })

  .put('/:id/password', authorize('changePassword'), validate('json', ChangePassword), async c => {
    const { tools, user: by } = c.var
    const id = c.req.param('id')
    const { currentPassword, newPassword } = c.req.valid('json')
    requireOwner('changePassword', by, id)
    await tools.throttle.check('loginFailures', normalizeUsername(by.username))
    const kept = await findPasswordHash(tools.db, id)
    if (!(await tools.passwords.verify(currentPassword, kept))) {
      await tools.throttle.consume('loginFailures', normalizeUsername(by.username))
      const message = 'La contraseña actual no es correcta'
      throw new HttpError(400, message, { errors: [{ field: 'currentPassword', message }] })
    }
    const passwordHash = await tools.passwords.hash(newPassword)
    await handleCommand(
      c.var,
      user,
      id,
      state => decide.changePassword(state, id, by),
      async tx => {
        await saveCredentials(tx, { userId: id, passwordHash })
        await endAllSessions(tx, id)
      }
    )
    await startSession(c, id)
    return c.json({ message: 'Tu contraseña ha cambiado' })
  })

  .delete('/:id', authorize('deleteUser'), validate('json', DeleteUser), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await handleCommand(
      c.var,
      user,
      id,
      state => decide.deleteUser(state, id, request, by),
      tx => revokeAccess(tx, id)
    )
    await endSession(c)
    return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
  })

async function getOrThrow({ db }: Tools, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw unauthenticated()
  return found
}

/** What a program hears that filled in the field which people do not see. */
function honeypotResponse(id: string, request: Omit<Register, 'password'>, now: Date): UserView {
  const { bio = null, location = null, phone = null, ...rest } = request
  const unknown = { profilePicture: null, lastIp: null, lastPlace: null, locatedAt: null }
  return { id, ...rest, bio, location, phone, ...unknown, createdAt: now.toISOString() }
}
