import { Hono } from 'hono'
import { user } from '#events/users.ts'
import { findUser, type UserView, normalizeUsername } from '#projections/users/queries.ts'
import type { Env, Tools } from '#services/platform/http/app-env.ts'
import { subscriberOf } from '#services/platform/http/client-address.ts'
import { may, permit } from '#services/auth/authorization.ts'
import { ownsPicture } from '#services/profile-pictures/store.ts'
import { notSignedIn, Problem } from '#services/platform/http/errors.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { endSession, endSessionsOf, startSession } from '#services/auth/session.ts'
import { validated } from '#services/platform/http/validate.ts'
import { ChangePassword, DeleteUser, LogIn, Register, ReviseUser } from './contract.ts'
import {
  findCredentials,
  findPasswordHash,
  keepCredentials,
  revokeAccess
} from '#services/auth/credentials.ts'
import * as decide from './decide.ts'

const wrongCredentials = 'Nombre de usuario o contraseña incorrectos'

/** Signing in and out. */
export const accessRoutes = new Hono<Env>()
  .get('/user', may('findCurrentUser'), c => c.json(c.var.user))

  .post('/login', may('logIn'), validated('json', LogIn), async c => {
    const { db, throttle, passwords } = c.var.tools
    const { username, password } = c.req.valid('json')
    await throttle.count('login', subscriberOf(c.var.address))
    await throttle.count('loginHourly', subscriberOf(c.var.address))
    await throttle.check('loginFailures', normalizeUsername(username))
    const kept = await findCredentials(db, username)
    if (!(await passwords.matches(password, kept?.passwordHash)) || !kept) {
      await throttle.count('loginFailures', normalizeUsername(username))
      throw new Problem(401, wrongCredentials)
    }
    await startSession(c, kept.userId)
    return c.json(await existing(c.var.tools, kept.userId))
  })

  .post('/register', may('register'), validated('json', Register), async c => {
    const { tools, address, newId } = c.var
    const { password, website, ...request } = c.req.valid('json')
    const id = newId()
    if (website) return c.json(pretended(id, request, tools.now()), 201)
    await tools.throttle.count('registration', subscriberOf(address))
    const passwordHash = await tools.passwords.hash(password)
    await record(
      c.var,
      user,
      id,
      state => decide.register(state, id, { password, ...request }, address),
      tx => keepCredentials(tx, { userId: id, passwordHash })
    )
    await startSession(c, id)
    return c.json(await existing(c.var.tools, id), 201)
  })

  .post('/logout', may('logOut'), async c => {
    await endSession(c)
    return c.json({ message: 'Has cerrado sesión correctamente' })
  })

/** An account and its owner. */
export const userRoutes = new Hono<Env>()
  .put('/:id', may('reviseUser'), validated('json', ReviseUser), async c => {
    const { tools, user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    permit('reviseUser', by, id)
    if (request.profilePicture && !(await ownsPicture(tools.db, by.id, request.profilePicture))) {
      throw new Problem(400, 'La foto no es válida', {
        errors: [{ field: 'profilePicture', message: 'La foto no es válida' }]
      })
    }
    await record(c.var, user, id, state => decide.reviseUser(state, id, request, by))
    return c.json(await existing(c.var.tools, id))
  })

  .put('/:id/password', may('changePassword'), validated('json', ChangePassword), async c => {
    const { tools, user: by } = c.var
    const id = c.req.param('id')
    const { currentPassword, newPassword } = c.req.valid('json')
    permit('changePassword', by, id)
    await tools.throttle.check('loginFailures', normalizeUsername(by.username))
    const kept = await findPasswordHash(tools.db, id)
    if (!(await tools.passwords.matches(currentPassword, kept))) {
      await tools.throttle.count('loginFailures', normalizeUsername(by.username))
      const message = 'La contraseña actual no es correcta'
      throw new Problem(400, message, { errors: [{ field: 'currentPassword', message }] })
    }
    const passwordHash = await tools.passwords.hash(newPassword)
    await record(
      c.var,
      user,
      id,
      state => decide.changePassword(state, id, by),
      async tx => {
        await keepCredentials(tx, { userId: id, passwordHash })
        await endSessionsOf(tx, id)
      }
    )
    await startSession(c, id)
    return c.json({ message: 'Tu contraseña ha cambiado' })
  })

  .delete('/:id', may('deleteUser'), validated('json', DeleteUser), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await record(
      c.var,
      user,
      id,
      state => decide.deleteUser(state, id, request, by),
      tx => revokeAccess(tx, id)
    )
    await endSession(c)
    return c.json({ message: 'Tu cuenta ha sido eliminada correctamente' })
  })

async function existing({ db }: Tools, id: string): Promise<UserView> {
  const found = await findUser(db, id)
  if (!found) throw notSignedIn()
  return found
}

/** What a program hears that filled in the field which people do not see. */
function pretended(id: string, request: Omit<Register, 'password'>, now: Date): UserView {
  const { bio = null, location = null, phone = null, ...rest } = request
  const unknown = { profilePicture: null, lastIp: null, lastPlace: null, locatedAt: null }
  return { id, ...rest, bio, location, phone, ...unknown, createdAt: now.toISOString() }
}
