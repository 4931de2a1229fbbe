import { type Context, Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { findUserByLogin } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { requireSecondFactorCode, signIn } from '#services/auth/log-in/routes.ts'
import type { AskedMailCode } from '#services/auth/mail-codes/mail-codes.ts'
import { consumeMailCode } from '#services/auth/mail-codes/store.ts'
import { type Guesser, guesserOf, limitGuesses } from '#services/auth/passwords/check-password.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import {
  changeCredentials,
  type Credentials,
  findCredentialsOf
} from '#services/auth/sessions/credentials.ts'
import { AskMailCode, EnterMailCode } from '#services/auth/shared/contract.ts'
import { mailCodeOver, mailCodesUsedUp, wrongMailCode } from '#services/auth/shared/refusals.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import {
  rateLimitKey,
  scopeKey,
  wideNetwork
} from '#services/platform/http/request/client-address.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { requireMail, takeEqualTime } from './account-access.ts'
import * as decide from './decide.ts'

/** Signing in with a code by e-mail instead of the password. */
export const mailCodeRoutes = new Hono<AppEnv>()
  .post('/', authorize('askMailCode'), validate('json', AskMailCode), async c => {
    await askForCode(c, c.req.valid('json'))
    return c.json({ message: 'Si hay una cuenta con este correo, te hemos mandado un código' }, 202)
  })

  .post('/confirmation', authorize('enterMailCode'), validate('json', EnterMailCode), async c =>
    c.json(await enterWithCode(c, c.req.valid('json')))
  )

/** Writes to the account that has the address, if there is one, for the call and for the form of the page. */
export async function askForCode(c: Context<AppEnv>, { email }: AskMailCode): Promise<void> {
  const { config, db, mailCodes, rateLimiter } = c.env.board
  const { clientAddress } = c.var
  requireMail(config)
  await rateLimiter.consume('mailCode', rateLimitKey(clientAddress))
  await rateLimiter.consume('mailCodeEmail', `${email} ${wideNetwork(clientAddress)}`)
  await takeEqualTime(
    c.env.board,
    async () => {
      const userId = (await findUserByLogin(db, email))?.id
      return { userId, codeId: await mailCodes.start(c, { email, userId }) }
    },
    ({ userId, codeId }) => sendCode(c, userId, codeId)
  )
}

async function sendCode(c: Context<AppEnv>, id: string | undefined, codeId: string): Promise<void> {
  const { commands, log } = c.env.board
  logSecurity(log, c, { kind: 'mail-code-request', outcome: 'done', account: id })
  if (!id) return
  const { requestId } = c.var
  await commands.handle({ requestId }, user, id, account =>
    decide.requestMailCode(account, id, codeId)
  )
}

/** Starts a session, for the call and for the form of the page. Where no account has the address, every code is wrong. */
export async function enterWithCode(
  c: Context<AppEnv>,
  { code, signInCode }: EnterMailCode
): Promise<UserView> {
  const { db, joinGuests, mailCodes, now } = c.env.board
  const asked = await mailCodes.find(c)
  if (!asked) throw new HttpError(mailCodeOver)
  const { id, email, userId } = asked
  const found = userId === undefined ? undefined : await findCredentialsOf(db, { userId, email })
  if (userId !== undefined && !found) throw new HttpError(mailCodeOver)
  const guesser = await guesserOf(c, found, email)
  const isRight = await limitGuesses(c, 'sign-in', guesser, () =>
    checkCode(c, asked, guesser, code)
  )
  if (!found || !isRight) throw new HttpError(wrongMailCode, { field: 'code' })
  const isSecondFactorPassed = await requireSecondFactorCode(
    c,
    found.userId,
    'signInCode',
    signInCode
  )
  if (!(await consumeMailCode(db, id, now()))) throw new HttpError(mailCodeOver)
  await recordProof(c, found, { email, isKnownDevice: guesser.device !== undefined })
  const signedIn = await signIn(c, found, isSecondFactorPassed)
  if (!signedIn) throw new HttpError(mailCodeOver)
  await mailCodes.end(c)
  await joinGuests(c.env.board, found.userId)
  return signedIn
}

/** Throws 410 when its tries are over, and 429 when those of the day are. */
async function checkCode(
  c: Context<AppEnv>,
  asked: AskedMailCode,
  { name, device }: Guesser,
  code: string
): Promise<boolean> {
  const { mailCodes, rateLimiter } = c.env.board
  const counted = device ? scopeKey(name, device) : name
  await rateLimiter.consume('wrongMailCodes', counted).catch(error => {
    const isUsedUp = error instanceof HttpError && error.status === 429
    throw isUsedUp ? new HttpError(mailCodesUsedUp, { retryAfter: error.retryAfter ?? 1 }) : error
  })
  const isRight = await mailCodes.check(asked, code)
  if (isRight !== false) await rateLimiter.refund('wrongMailCodes', counted)
  if (isRight === undefined) throw new HttpError(mailCodeOver)
  return isRight
}

/** The address is the person's; a password that another person may have chosen before ends. */
async function recordProof(
  c: Context<AppEnv>,
  credentials: Credentials,
  proof: { email: string; isKnownDevice: boolean }
): Promise<void> {
  const { commands, now } = c.env.board
  const { userId } = credentials
  await commands.handle({ requestId: c.var.requestId }, user, userId, account => {
    const events = decide.enterByMail(account, userId, proof)
    const endsPassword = events.some(({ type }) => type === 'UserPasswordChanged')
    return {
      events,
      inTransaction: endsPassword
        ? tx => changeCredentials(tx, credentials, { expiresAt: now() })
        : undefined
    }
  })
}
