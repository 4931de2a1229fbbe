import { Secret, TOTP } from 'otpauth'
import { testPassword } from './api-fixtures.ts'
import type { HttpClient } from './http-client.ts'

const path = '/api/second-factor'

/** The code that an authenticator app shows so many periods after an instant. */
export function oneTimeCode(secret: string, at: Date, periods = 0): string {
  const timestamp = at.getTime() + periods * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** Starts an enrolment of an operator; the secret. */
export async function beginEnrolment(operator: HttpClient): Promise<string> {
  const { status, body } = await operator.post(path, { currentPassword: testPassword })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.secret
}

/** Enrols an operator with the code before the current one, which stays unused. */
export async function enrolInSecondFactor(operator: HttpClient, now: Date) {
  const secret = await beginEnrolment(operator)
  const code = oneTimeCode(secret, now, -1)
  const { status, body } = await operator.post(`${path}/confirmation`, { code })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body.recoveryCodes as string[] }
}
