import { Hono } from 'hono'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv, Session } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { authorize } from '../permissions/authorization.ts'
import { ConfirmSecondFactor, EnrolSecondFactor, RemoveSecondFactor } from '../shared/contract.ts'
import type { RecoveryCodes, SecondFactorStatus } from '../sessions/view.ts'
import {
  enrolledAlready,
  wrongCode,
  wrongEnrolmentCode,
  wrongOperatorPassword
} from '../shared/refusals.ts'
import { checkPassword } from '../passwords/check-password.ts'

/** Two-step sign-in, for operators; everyone else gets 404. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .get('/', authorize('readSecondFactor'), async c => {
    const { config, secondFactor } = c.env.board
    const session = await c.var.findSession()
    const status: SecondFactorStatus = {
      ...(await secondFactor.status(c.var.user.id)),
      isRequired: config.operatorTotp === 'required',
      isPassed: session?.hasSecondFactor === true,
      needsEnrolmentCode: needsEnrolmentCode(config, session)
    }
    return c.json(status)
  })

  .post('/', authorize('enrolSecondFactor'), validate('json', EnrolSecondFactor), async c => {
    const { config, secondFactor } = c.env.board
    const { id, username } = c.var.user
    const { currentPassword, enrolmentCode = '' } = c.req.valid('json')
    if (!(await checkPassword(c, 'second-factor-enrolment', username, currentPassword)))
      throw new HttpError(wrongOperatorPassword, { field: 'currentPassword' })
    const isProven =
      !needsEnrolmentCode(config, await c.var.findSession()) ||
      (await secondFactor.isEnrolmentCode(id, enrolmentCode))
    if (!isProven) throw new HttpError(wrongEnrolmentCode, { field: 'enrolmentCode' })
    const enrolment = await secondFactor.enrol(id, username)
    if (!enrolment) throw new HttpError(enrolledAlready)
    return c.json(enrolment)
  })

  .post(
    '/confirmation',
    authorize('confirmSecondFactor'),
    validate('json', ConfirmSecondFactor),
    async c => {
      const { log, rateLimiter, secondFactor } = c.env.board
      const { id } = c.var.user
      await rateLimiter.consume('secondFactor', id)
      const tokenHash = (await c.var.findSession())?.tokenHash ?? ''
      const codes = await secondFactor.confirm(id, c.req.valid('json').code, tokenHash)
      const kind = 'second-factor-enrolment'
      logSecurity(log, c, { kind, outcome: codes ? 'done' : 'refused', account: id })
      if (!codes) throw new HttpError(wrongCode, { field: 'code' })
      const answer: RecoveryCodes = { recoveryCodes: codes }
      return c.json(answer)
    }
  )

  .delete('/', authorize('removeSecondFactor'), validate('json', RemoveSecondFactor), async c => {
    const { log, rateLimiter, secondFactor } = c.env.board
    const { id } = c.var.user
    await rateLimiter.consume('secondFactor', id)
    const isRight = await secondFactor.verify(id, c.req.valid('json').code)
    const kind = 'second-factor-removal'
    logSecurity(log, c, { kind, outcome: isRight ? 'done' : 'refused', account: id })
    if (!isRight) throw new HttpError(wrongCode, { field: 'code' })
    await secondFactor.remove(id, (await c.var.findSession())?.tokenHash ?? '')
    return c.json({ message: 'La verificación en dos pasos está desactivada' })
  })

/** Where a second factor is required, enrolling needs more than the password: a session that gave the former one. */
function needsEnrolmentCode(
  { operatorTotp }: Pick<Config, 'operatorTotp'>,
  session: Session | undefined
): boolean {
  return operatorTotp === 'required' && !session?.hasSecondFactor
}
