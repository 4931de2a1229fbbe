import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { findUser, findUserByLogin, normalizeUsername } from '#projections/users/queries.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/signed-token.ts'
import { validate } from '#services/platform/http/validate.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { refuseWeakPassword, requireMail } from './account-access.ts'
import { RequestPasswordReset, ResetPassword } from './contract.ts'
import * as decide from './decide.ts'
import type { UserDependencies } from './routes.ts'

/** The answer comes after this time, whether the account exists or not; the command takes a tenth of it. */
const answerAfterMs = 400

export interface PasswordResetDependencies extends UserDependencies {
  tokens: Pick<SignedTokens, 'read'>
}

/** A new password for who has forgotten the old one. */
export const passwordResetRoutes = (dependencies: PasswordResetDependencies) => {
  const { authorize, commands, credentials, db, log, passwords, rateLimiter, tokens } = dependencies

  async function request(c: Context, id: string | undefined): Promise<void> {
    logSecurity(log, c, { kind: 'password-reset-request', outcome: 'done', account: id })
    if (!id) return
    const { requestId } = c.var
    await commands.handle({ requestId }, user, id, account =>
      decide.requestPasswordReset(account, id)
    )
  }

  return new Hono<AppEnv>()
    .post(
      '/',
      authorize('requestPasswordReset'),
      validate('json', RequestPasswordReset),
      async c => {
        const { login } = c.req.valid('json')
        requireMail(dependencies.config)
        await rateLimiter.consume('passwordReset', rateLimitKey(c.var.clientAddress))
        await rateLimiter.consume('passwordResetName', normalizeUsername(login))
        const answerTime = setTimeout(answerAfterMs)
        const found = await findUserByLogin(db, login)
        // A slow command, or one that fails, must not disclose that there is an account.
        request(c, found?.id).catch(err => log.error({ err }, 'password reset was not recorded'))
        await answerTime
        return c.json({ message: 'Si hay una cuenta, te hemos escrito a su correo' }, 202)
      }
    )

    .post('/:token', authorize('resetPassword'), validate('json', ResetPassword), async c => {
      const { password } = c.req.valid('json')
      const token = tokens.read(linkTokens.password.kind, c.req.param('token'), dependencies.now())
      const account = token && (await findUser(db, token.id))
      if (!token || !account) throw decide.accountLinkOver()
      const { id, version } = token
      refuseWeakPassword(dependencies, 'password', password, account)
      const passwordHash = await passwords.hash(password)
      await commands.handle(
        { requestId: c.var.requestId },
        user,
        id,
        state => decide.resetPassword(state, id, version),
        tx => credentials.change(tx, { userId: id, passwordHash })
      )
      logSecurity(log, c, { kind: 'password-reset', outcome: 'done', account: id })
      return c.json({ message: 'Tu contraseña ha cambiado' })
    })
}
