import { mailCode, passwordLength } from '#events/limits/auth.ts'
import * as z from 'zod/mini'
import { hasLoneSurrogate } from '#services/platform/validation/characters.ts'
import { usernameLength } from '#events/limits/users.ts'
import { email, usernameTooShort } from '#services/platform/validation/fields.ts'
import { optional, text } from '#services/platform/validation/text.ts'
import { accountFieldRefusals, fieldRefusals } from '#services/words/words.ts'

const passwordTooShort = accountFieldRefusals['password-too-short']

/** A password is not trimmed: blanks count. */
export const password = z.string(passwordTooShort).check(
  z.refine(value => !hasLoneSurrogate(value), accountFieldRefusals['password-characters']),
  z.overwrite(value => value.normalize('NFC')),
  z.minLength(passwordLength.min, passwordTooShort),
  z.maxLength(passwordLength.max, accountFieldRefusals['password-too-long'])
)

const passwordMissing = accountFieldRefusals['password-missing']

/** The password of a signed-in user, typed again before what may take the account away. */
export const confirmedPassword = z.string(passwordMissing).check(
  z.overwrite(value => value.normalize('NFC')),
  z.minLength(1, passwordMissing),
  z.maxLength(passwordLength.max, accountFieldRefusals['password-too-long'])
)

const codeMissing = accountFieldRefusals['code-missing']
const code = text({ min: [6, codeMissing], max: [50, accountFieldRefusals['code-too-long']] })

export const LogIn = z.object({
  username: text({ min: [usernameLength.min, usernameTooShort] }),
  password,
  /** The one-time or recovery code of an account with two-step sign-in. */
  code: optional(code)
})
export type LogIn = z.infer<typeof LogIn>

export const AskMailCode = z.object({ email: email(fieldRefusals['email-invalid']) })
export type AskMailCode = z.infer<typeof AskMailCode>

const mailCodeInvalid = accountFieldRefusals['mail-code-invalid']
const mailCodePattern = new RegExp(`^\\d{${mailCode.digits}}$`)

export const EnterMailCode = z.object({
  /** The digits of the e-mail; blanks and dashes between them are ignored. */
  code: text({ min: [0, mailCodeInvalid] }).check(
    z.overwrite(value => value.replace(/[\s.\p{Pd}]/gu, '')),
    z.refine(value => mailCodePattern.test(value), mailCodeInvalid),
    z.meta({ pattern: `^[ .-]*(\\d[ .-]*){${mailCode.digits}}$` })
  ),
  /** The one-time or recovery code of an account with two-step sign-in. */
  signInCode: optional(code)
})
export type EnterMailCode = z.infer<typeof EnterMailCode>

export const EnrolSecondFactor = z.object({
  currentPassword: confirmedPassword,
  /** The code that `npm run ops -- user totp-code` prints. */
  enrolmentCode: optional(text({ max: [50, accountFieldRefusals['code-too-long']] }))
})
export type EnrolSecondFactor = z.infer<typeof EnrolSecondFactor>
export const ConfirmSecondFactor = z.object({ code })
export const RemoveSecondFactor = z.object({ code })
