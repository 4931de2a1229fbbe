import { Secret, TOTP } from 'otpauth'
import { testPassword } from './api-fixtures.ts'
import type { HttpClient } from '../board/http-client.ts'

const path = '/api/second-factor'

/** The code that an authenticator app shows so many periods after an instant. */
export function oneTimeCode(secret: string, at: Date, periods = 0): string {
  const timestamp = at.getTime() + periods * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** Starts an enrolment of an operator, with the code of the command line where it is required; the secret. */
export async function beginEnrolment(
  operator: HttpClient,
  enrolmentCode?: string
): Promise<string> {
  const request = { currentPassword: testPassword, enrolmentCode }
  const { status, body } = await operator.post(path, request)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.secret
}

/** Enrols an operator with the code before the current one, which stays unused. */
export async function enrolInSecondFactor(operator: HttpClient, now: Date, enrolmentCode?: string) {
  const secret = await beginEnrolment(operator, enrolmentCode)
  const code = oneTimeCode(secret, now, -1)
  const { status, body } = await operator.post(`${path}/confirmation`, { code })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body.recoveryCodes as string[] }
}
