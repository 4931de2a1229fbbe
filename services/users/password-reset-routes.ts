import { type Context, Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { findUser, findUserByLogin, normalizeUsername } from '#projections/users/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { changeCredentials, type Credentials } from '#services/auth/sessions/credentials.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'
import { refuseWeakPassword, requireMail, takeEqualTime } from './account-access.ts'
import { type PasswordReset, RequestPasswordReset, ResetPassword } from './contract.ts'
import * as decide from './decide.ts'

/** A new password for a person who has forgotten the old one. */
export const passwordResetRoutes = new Hono<AppEnv>()
  .post('/', authorize('requestPasswordReset'), validate('json', RequestPasswordReset), async c => {
    await requestReset(c, c.req.valid('json'))
    return c.json({ message: 'Si hay una cuenta, te hemos escrito a su correo' }, 202)
  })

  .post('/:token', authorize('resetPassword'), validate('json', ResetPassword), async c => {
    const reset = await resetWithLink(c, c.req.param('token'), c.req.valid('json'))
    return c.json(reset)
  })

/** Writes to the account, if it exists, for the call and for the form of the page. */
export async function requestReset(
  c: Context<AppEnv>,
  { login }: RequestPasswordReset
): Promise<void> {
  const { config, db, rateLimiter } = c.env.board
  requireMail(config)
  await rateLimiter.consume('passwordReset', rateLimitKey(c.var.clientAddress))
  await rateLimiter.consume('passwordResetName', normalizeUsername(login))
  await takeEqualTime(
    c.env.board,
    () => findUserByLogin(db, asciiEmail(login.toLowerCase())),
    found => sendLink(c, found?.id)
  )
}

async function sendLink(c: Context<AppEnv>, id: string | undefined): Promise<void> {
  const { commands, log } = c.env.board
  logSecurity(log, c, { kind: 'password-reset-request', outcome: 'done', account: id })
  if (!id) return
  const { requestId } = c.var
  await commands.handle({ requestId }, user, id, account =>
    decide.requestPasswordReset(account, id)
  )
}

export async function isResetLinkValid(
  { db, tokens, now }: Pick<Board, 'db' | 'tokens' | 'now'>,
  typed: string
): Promise<boolean> {
  const kind = await accountLinkKind(db, linkTokens.password)
  const token = tokens.read(kind, typed, now())
  if (!token) return false
  const state = await createStreamLoader(db).load([user, token.id])
  return decide.isPasswordLinkValid(state, token.version)
}

/** Signs the visitor in, unless more is required for that. Throws 410 when the token is not valid. */
export async function resetWithLink(
  c: Context<AppEnv>,
  typed: string,
  { password }: ResetPassword
): Promise<PasswordReset> {
  const { commands, db, joinGuests, log, passwords, tokens, now } = c.env.board
  const kind = await accountLinkKind(db, linkTokens.password)
  const token = tokens.read(kind, typed, now())
  const account = token && (await findUser(db, token.id))
  if (!token || !account) throw decide.accountLinkOver()
  const { id, version } = token
  await refuseWeakPassword(db, 'password', password, account)
  const session = await c.var.findSession()
  const own = session?.user?.id === id ? session?.tokenHash : undefined
  const chosen = { userId: id, passwordHash: await passwords.hash(password) }
  await commands.handle({ requestId: c.var.requestId }, user, id, async state => {
    const email = (await findUser(db, id))?.email ?? ''
    return {
      events: decide.resetPassword(state, id, version, email),
      inTransaction: tx => changeCredentials(tx, chosen, { own })
    }
  })
  logSecurity(log, c, { kind: 'password-reset', outcome: 'done', account: id })
  const isSignedIn = await signIn(c, chosen)
  if (isSignedIn) await joinGuests(c.env.board, id)
  return { message: 'Tu contraseña ha cambiado', username: account.username, isSignedIn }
}

/** False for an account with two-step sign-in, and in a browser where another person is signed in. */
async function signIn(c: Context<AppEnv>, chosen: Credentials): Promise<boolean> {
  const { log, sessions } = c.env.board
  const account = chosen.userId
  if (c.var.user && c.var.user.id !== account) return false
  if (!(await sessions.start(c, chosen))) return false
  logSecurity(log, c, { kind: 'sign-in', outcome: 'done', account })
  return true
}
