import { brand } from '#services/platform/shared/brand.ts'
import type { SecondFactorEnrolmentView } from './view.ts'

/** Authenticator apps support no other values everywhere. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Accepts the code before and after the current one, for clocks that differ. */
const window = 1

/** Loaded with the first code: most processes never see one. */
const loadCodes = () => import('otpauth')

/** A new shared secret, in base 32, and the address that an authenticator app scans (RFC 6238). */
export async function newEnrolment(username: string): Promise<SecondFactorEnrolmentView> {
  const { Secret, TOTP } = await loadCodes()
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ ...totpOptions, issuer: brand, label: username, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** The time step whose code it is; undefined for a wrong code. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { Secret, TOTP } = await loadCodes()
  const shared = Secret.fromBase32(secret)
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  const delta = TOTP.validate({ ...totpOptions, secret: shared, token, timestamp, window })
  return delta === null
    ? undefined
    : TOTP.counter({ period: totpOptions.period, timestamp }) + delta
}
