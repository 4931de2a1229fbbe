import * as z from 'zod/mini'
import { mailTopics } from '#events/aggregates/mail-topics.ts'
import { confirmedPassword, password } from '#services/auth/shared/contract.ts'
import { maxEmailLength, maxNameLength, maxPlaceLength, phoneDigits } from '#events/limits/users.ts'
import { email, newUsername, phone } from '#services/platform/validation/fields.ts'
import { language } from '#services/platform/validation/language.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import { maxBioLength, maxDeletionReasonLength } from '#events/limits/users.ts'
import { accountFieldRefusals, fieldRefusals } from '#services/words/words.ts'

const phoneInvalid = accountFieldRefusals['account-phone-invalid']

const profile = {
  fullName: text({
    min: [2, accountFieldRefusals['full-name-missing']],
    max: [maxNameLength, accountFieldRefusals['full-name-too-long']]
  }),
  email: email(fieldRefusals['email-invalid']),
  phone: optional(phone([phoneDigits.min, phoneInvalid], [phoneDigits.max, phoneInvalid])),
  location: optionalText({
    max: [maxPlaceLength, fieldRefusals['location-too-long']]
  }),
  bio: optionalText({
    multiline: true,
    max: [maxBioLength, accountFieldRefusals['bio-too-long']]
  })
}

/** `candidate` and `applicant` mean the same. */
const userType = z.pipe(
  z.transform((value: unknown) => (value === 'candidate' ? 'applicant' : (value ?? 'applicant'))),
  z
    .enum(['employer', 'applicant'], accountFieldRefusals['user-type-unknown'])
    .check(z.meta({ enum: ['employer', 'applicant', 'candidate'], default: 'applicant' }))
)

export const Register = z.object({
  username: newUsername,
  password,
  ...profile,
  userType,
  language,
  [honeypotField]: z.optional(z.string())
})
export type Register = z.infer<typeof Register>

const companyName = text({
  min: [2, accountFieldRefusals['company-name-missing']],
  max: [maxNameLength, accountFieldRefusals['company-name-too-long']]
})

/** As `Register`, with messages for a firm. */
export const RegisterEmployer = z.extend(Register, { fullName: companyName })

export const pictureInvalid = accountFieldRefusals['picture-invalid']

/** A field that is left out keeps its value; null and blank text erase it. */
export const ReviseUser = z.object({
  ...profile,
  profilePicture: optionalText({ max: [200, pictureInvalid] }),
  /** Needed when the e-mail changes. */
  currentPassword: optional(confirmedPassword)
})
/** As `ReviseUser`, with messages for a firm. */
export const ReviseEmployer = z.extend(ReviseUser, { fullName: companyName })
export type ReviseUser = z.infer<typeof ReviseUser>

export type UserRevision = Omit<ReviseUser, 'currentPassword'>

export const ChangePassword = z.object({ currentPassword: password, newPassword: password })
export type ChangePassword = z.infer<typeof ChangePassword>

/** The e-mails that the account can do without, the others are sent; and their language, which stays where it is missing. */
export const ChooseMail = z.object({
  stopped: z
    .array(
      z.enum(mailTopics, accountFieldRefusals['mail-topic-unknown']),
      accountFieldRefusals['mail-topics-missing']
    )
    .check(z.maxLength(mailTopics.length, accountFieldRefusals['mail-topic-unknown'])),
  language
})
export type ChooseMail = z.infer<typeof ChooseMail>

const loginMissing = accountFieldRefusals['login-missing']

/** The username or the e-mail. */
export const RequestPasswordReset = z.object({
  login: text({
    min: [1, loginMissing],
    max: [maxEmailLength, accountFieldRefusals['too-long']]
  })
})
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>

export const ResetPassword = z.object({ password })
export type ResetPassword = z.infer<typeof ResetPassword>

/** For the person who has the link; the session begins unless the account has two-step sign-in, or another one is signed in. */
export const PasswordReset = z.object({
  message: z.string(),
  username: z.string(),
  isSignedIn: z.boolean()
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const DeleteUser = z.object({
  currentPassword: confirmedPassword,
  reason: optionalText({
    multiline: true,
    max: [maxDeletionReasonLength, accountFieldRefusals['deletion-reason-too-long']]
  })
})
export type DeleteUser = z.infer<typeof DeleteUser>
