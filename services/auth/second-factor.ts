import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#events/database/database.ts'
import { decrypt, deriveKey, encrypt } from '#events/privacy/aes-gcm.ts'
import { brand } from '#services/platform/config/brand.ts'
import {
  confirmFactor,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  deleteSecondFactor,
  findFactor,
  replaceRecoveryCodes,
  replaceSecret,
  saveFactor
} from './second-factor-store.ts'
import type { SecondFactorEnrolment, SecondFactorStatus } from './view.ts'

/** Authenticator apps support no other values everywhere. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Accepts the code before and after the current one, for clocks that differ. */
const window = 1
const recoveryCodeCount = 10

export interface SecondFactorDependencies {
  db: Database
  now(): Date
  /** The key of the stored secrets follows from it. */
  secret: string
  /** Opens secrets that were stored before SESSION_SECRET was replaced. */
  previousSecret?: string | undefined
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** One-time codes by time (RFC 6238), and recovery codes. */
export function createSecondFactor({ db, now, secret, previousSecret }: SecondFactorDependencies) {
  const key = deriveKey(secret, 'second factor')
  const previousKey = previousSecret && deriveKey(previousSecret, 'second factor')
  const context = (userId: string) => `second factor|${userId}`

  /** Starts or restarts an enrolment; undefined when it was confirmed before. */
  async function enrol(
    userId: string,
    username: string
  ): Promise<SecondFactorEnrolment | undefined> {
    const { Secret, TOTP } = await loadCodes()
    const generated = new Secret({ size: 20 })
    const sealed = encrypt(key, context(userId), generated.base32)
    if (!(await saveFactor(db, userId, sealed))) return undefined
    const totp = new TOTP({ ...totpOptions, issuer: brand, label: username, secret: generated })
    return { secret: generated.base32, uri: totp.toString() }
  }

  /** Recovery codes, which are shown once; undefined when the code is wrong. */
  async function confirm(userId: string, code: string): Promise<string[] | undefined> {
    const factor = await findFactor(db, userId)
    const step =
      factor && !factor.isConfirmed ? await stepOf(userId, factor.secret, code) : undefined
    if (!factor || step === undefined) return undefined
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
    const isConfirmed = await db.transaction(async tx => {
      const confirmed = { secret: factor.secret, step, now: now() }
      if (!(await confirmFactor(tx, userId, confirmed))) return false
      await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
      return true
    })
    return isConfirmed ? codes : undefined
  }

  /** Accepts a current code or a recovery code, each once. */
  async function verify(userId: string, code: string): Promise<boolean> {
    const typed = code.replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(typed)) return consumeRecoveryCode(db, userId, hashRecoveryCode(typed))
    const factor = await findFactor(db, userId)
    const step = factor && (await stepOf(userId, factor.secret, typed))
    if (!factor || step === undefined || !(await consumeStep(db, userId, step))) return false
    await replaceSecret(db, userId, encrypt(key, context(userId), open(userId, factor.secret)))
    return true
  }

  function open(userId: string, sealed: Buffer): Buffer {
    try {
      return decrypt(key, context(userId), sealed)
    } catch (error) {
      if (!previousKey) throw error
      return decrypt(previousKey, context(userId), sealed)
    }
  }

  /** The time step whose code it is. */
  async function stepOf(userId: string, sealed: Buffer, code: string): Promise<number | undefined> {
    const { Secret, TOTP } = await loadCodes()
    const shared = Secret.fromBase32(open(userId, sealed).toString())
    const timestamp = now().getTime()
    const token = code.replace(/\s/g, '')
    const delta = TOTP.validate({ ...totpOptions, secret: shared, token, timestamp, window })
    return delta === null
      ? undefined
      : TOTP.counter({ period: totpOptions.period, timestamp }) + delta
  }

  return {
    enrol,
    confirm,
    verify,
    isOn: async (userId: string) => (await findFactor(db, userId))?.isConfirmed === true,
    status: async (userId: string): Promise<Omit<SecondFactorStatus, 'isRequired'>> => ({
      isOn: (await findFactor(db, userId))?.isConfirmed === true,
      recoveryCodesLeft: await countRecoveryCodes(db, userId)
    }),
    remove: (userId: string) => deleteSecondFactor(db, userId)
  }
}

/** Loaded with the first code: most processes never see one. */
const loadCodes = () => import('otpauth')

/** 128 random bits in eight groups: «a1b2-c3d4-…». */
function newRecoveryCode(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')
}

function hashRecoveryCode(code: string): string {
  const typed = code.replace(/[\s-]/g, '').toLowerCase()
  return createHash('sha256').update(`recovery ${typed}`).digest('base64url')
}
