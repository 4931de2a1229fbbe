import type { Database } from '#events/database/database.ts'
import { decrypt, deriveKey, encrypt } from '#events/privacy/aes-gcm.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  confirmFactor,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  deleteEnrolmentCode,
  deleteSecondFactor,
  findFactor,
  isEnrolmentCode,
  replaceRecoveryCodes,
  replaceSecret,
  saveFactor
} from './second-factor-store.ts'
import { deleteOtherSessions, passSecondFactor } from './session-store.ts'
import type { SecondFactorEnrolmentView, SecondFactorStatus } from './view.ts'
import { brand } from '#services/words/shared/brand.ts'

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** One-time codes by time (RFC 6238), and recovery codes. */
export function createSecondFactor({
  db,
  now,
  secret,
  previousSecret
}: {
  db: Database
  now(): Date
  /** SESSION_SECRET: the key of the stored secrets follows from it, so that rotating VAULT_KEY leaves them alone. */
  secret: string
  /** Opens secrets that were stored before SESSION_SECRET was replaced. */
  previousSecret?: string | undefined
}) {
  const secrets = createSecretEncryption(secret, previousSecret)

  /** Starts or restarts an enrolment; undefined when it was confirmed before. */
  async function enrol(
    userId: string,
    username: string
  ): Promise<SecondFactorEnrolmentView | undefined> {
    const enrolment = await newEnrolment(username)
    const encrypted = secrets.encrypt(userId, enrolment.secret)
    return (await saveFactor(db, userId, encrypted)) ? enrolment : undefined
  }

  /**
   * Recovery codes, which are shown once; undefined when the code is wrong. Ends the other sessions: they began without the
   * second factor.
   */
  async function confirm(
    userId: string,
    code: string,
    tokenHash: string
  ): Promise<string[] | undefined> {
    const factor = await findFactor(db, userId)
    const step =
      factor && !factor.isConfirmed
        ? await stepOf(secrets.decrypt(userId, factor.secret), code, now())
        : undefined
    if (!factor || step === undefined) return undefined
    const codes = newRecoveryCodes()
    const isConfirmed = await db.transaction(async tx => {
      const confirmed = { secret: factor.secret, step, now: now() }
      if (!(await confirmFactor(tx, userId, confirmed))) return false
      await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
      await deleteEnrolmentCode(tx, userId)
      await passSecondFactor(tx, tokenHash, now())
      await deleteOtherSessions(tx, userId, tokenHash, now())
      return true
    })
    return isConfirmed ? codes : undefined
  }

  /** Accepts a current code or a recovery code, each once. */
  async function verify(userId: string, code: string): Promise<boolean> {
    const typed = code.replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(typed)) return consumeRecoveryCode(db, userId, hashRecoveryCode(typed))
    const factor = await findFactor(db, userId)
    if (!factor) return false
    const secret = secrets.decrypt(userId, factor.secret)
    const step = await stepOf(secret, typed, now())
    if (step === undefined || !(await consumeStep(db, userId, step))) return false
    await replaceSecret(db, userId, secrets.encrypt(userId, secret))
    return true
  }

  return {
    enrol,
    confirm,
    verify,
    isOn: async (userId: string) => (await findFactor(db, userId))?.isConfirmed === true,
    status: async (
      userId: string
    ): Promise<Pick<SecondFactorStatus, 'isOn' | 'recoveryCodesLeft'>> => ({
      isOn: (await findFactor(db, userId))?.isConfirmed === true,
      recoveryCodesLeft: await countRecoveryCodes(db, userId)
    }),
    /** Ends the other sessions too. */
    remove: (userId: string, tokenHash: string) =>
      db.transaction(async tx => {
        await deleteSecondFactor(tx, userId)
        await deleteOtherSessions(tx, userId, tokenHash, now())
      }),
    isEnrolmentCode: (userId: string, code: string) =>
      isEnrolmentCode(db, { userId, hash: hashRecoveryCode(code), now: now() })
  }
}

/** Encrypts the stored secrets with the current key; decrypts them with the former one too. */
function createSecretEncryption(secret: string, previousSecret: string | undefined) {
  const key = deriveKey(secret, 'second factor')
  const previousKey = previousSecret && deriveKey(previousSecret, 'second factor')
  const context = (userId: string) => `second factor|${userId}`
  return {
    encrypt: (userId: string, text: string) => encrypt(key, context(userId), text),
    decrypt(userId: string, stored: Buffer): string {
      try {
        return decrypt(key, context(userId), stored).toString()
      } catch (error) {
        if (!previousKey) throw error
        return decrypt(previousKey, context(userId), stored).toString()
      }
    }
  }
}

/** Authenticator apps support no other values everywhere. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Milliseconds for which a code is the current one. */
export const timeStep = totpOptions.period * 1_000
/** Accepts the code before and after the current one, for clocks that differ. */
const window = 1

/** Loaded with the first code: most processes never check one. */
const loadCodes = () => import('otpauth')

/** A new shared secret, in base 32, and the address that an authenticator app scans (RFC 6238). */
async function newEnrolment(username: string): Promise<SecondFactorEnrolmentView> {
  const { Secret, TOTP } = await loadCodes()
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ ...totpOptions, issuer: brand, label: username, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** The time step of the code; undefined for a wrong code. */
async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { Secret, TOTP } = await loadCodes()
  const shared = Secret.fromBase32(secret)
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  const delta = TOTP.validate({ ...totpOptions, secret: shared, token, timestamp, window })
  return delta === null
    ? undefined
    : TOTP.counter({ period: totpOptions.period, timestamp }) + delta
}
