import type { Database } from '#events/database/database.ts'
import { decrypt, deriveKey, encrypt } from '#events/privacy/aes-gcm.ts'
import { newEnrolment, stepOf } from './one-time-codes.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
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
import type { SecondFactorEnrolmentView, SecondFactorStatus } from './view.ts'

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
  ): Promise<SecondFactorEnrolmentView | undefined> {
    const enrolment = await newEnrolment(username)
    const sealed = encrypt(key, context(userId), enrolment.secret)
    return (await saveFactor(db, userId, sealed)) ? enrolment : undefined
  }

  /** Recovery codes, which are shown once; undefined when the code is wrong. */
  async function confirm(userId: string, code: string): Promise<string[] | undefined> {
    const factor = await findFactor(db, userId)
    const step =
      factor && !factor.isConfirmed
        ? await stepOf(open(userId, factor.secret), code, now())
        : undefined
    if (!factor || step === undefined) return undefined
    const codes = newRecoveryCodes()
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
    const step = factor && (await stepOf(open(userId, factor.secret), typed, now()))
    if (!factor || step === undefined || !(await consumeStep(db, userId, step))) return false
    await replaceSecret(db, userId, encrypt(key, context(userId), open(userId, factor.secret)))
    return true
  }

  function open(userId: string, sealed: Buffer): string {
    try {
      return decrypt(key, context(userId), sealed).toString()
    } catch (error) {
      if (!previousKey) throw error
      return decrypt(previousKey, context(userId), sealed).toString()
    }
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
