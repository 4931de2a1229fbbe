import * as z from 'zod/mini'
import { isoDateTime } from '#projections/views/fields.ts'

/** A session as its user sees it. */
export const SessionView = z.object({
  id: z.string(),
  startedAt: isoDateTime,
  /** Up to five minutes before the last request. */
  lastUsedAt: isoDateTime,
  /** «Firefox en Windows». */
  device: z.string(),
  /** True for the session of the request. */
  isCurrent: z.boolean()
})
export type SessionView = z.infer<typeof SessionView>

export const SessionList = z.object({ sessions: z.array(SessionView) })
export type SessionList = z.infer<typeof SessionList>

export const SecondFactorStatus = z.object({
  isOn: z.boolean(),
  /** True when the configuration requires it of operators. */
  isRequired: z.boolean(),
  /** True when it was given in the session of the request. */
  isPassed: z.boolean(),
  /** The enrolment asks for a code of the operator's command line. */
  needsEnrolmentCode: z.boolean(),
  recoveryCodesLeft: z.int()
})
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>

/** A new secret, in base32 and as the address that authenticator apps read from a QR code. */
export const SecondFactorEnrolmentView = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorEnrolmentView = z.infer<typeof SecondFactorEnrolmentView>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
