import * as z from 'zod/mini'
import { mailTopics } from '#events/aggregates/mail-topics.ts'
import { confirmedPassword, password } from '#services/auth/shared/contract.ts'
import { maxEmailLength, maxNameLength, maxPlaceLength, phoneDigits } from '#events/limits/users.ts'
import { email, newUsername, phone, positiveInt } from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { allClearable } from '#services/platform/validation/shapes.ts'
import { language } from '#services/platform/validation/language.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { isValidTaxId } from '#services/platform/validation/tax-id.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import { websiteHost } from '#services/platform/validation/website.ts'
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

export const defaultDeletionReason = 'No se especificó razón'

export const DeleteUser = z.object({
  currentPassword: confirmedPassword,
  reason: optionalText({
    multiline: true,
    max: [maxDeletionReasonLength, accountFieldRefusals['deletion-reason-too-long']]
  })
})
export type DeleteUser = z.infer<typeof DeleteUser>

const websiteInvalid = 'Escribe la dirección de tu web, como yeguada.es'
const taxIdInvalid = 'Este NIF no es válido: repasa sus cifras y su letra'
const farmCodeInvalid = 'El código REGA empieza por ES y tiene doce cifras'

/** A field that is missing stays as it is; null and blank text remove it. */
export const VerifyEmployer = z.object(
  allClearable({
    web: text({ max: [200, websiteInvalid] }).check(
      z.overwrite(typed => websiteHost(typed) ?? typed),
      z.refine(host => websiteHost(host) === host, websiteInvalid)
    ),
    /** Checked, and not stored. */
    taxId: text({ max: [20, taxIdInvalid] }).check(z.refine(isValidTaxId, taxIdInvalid)),
    /** Only its municipality is stored. */
    farmCode: text({ max: [30, farmCodeInvalid] }).check(
      z.overwrite(typed => typed.toUpperCase().replace(/[\s.-]/g, '')),
      z.refine(code => /^ES\d{12}$/.test(code), farmCodeInvalid)
    )
  })
)
export type VerifyEmployer = z.infer<typeof VerifyEmployer>

/** For operators. */
export const ListEmployers = z.object({
  state: z.optional(z.enum(['new', 'seen'], 'El estado debe ser new o seen')),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(50, 50, 'El límite debe ser un número entre 1 y 50')
})

export const MarkEmployerSeen = z.object({ isSeen: z.boolean('Di si lo has visto: sí o no') })
