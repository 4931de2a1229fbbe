import { maxNameLength, phoneDigits } from '#events/limits/users.ts'
import * as z from 'zod/mini'
import { email, phone } from '#services/platform/validation/fields.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { language } from '#services/platform/validation/language.ts'
import { text } from '#services/platform/validation/text.ts'
import {
  coverLetterLength,
  minApplicantName,
  minApplicantPhone
} from '#events/limits/applications.ts'
import { applicationFieldRefusals, fieldRefusals } from '#services/words/words.ts'

const coverLetter = text({
  multiline: true,
  min: [coverLetterLength.min, applicationFieldRefusals['cover-letter-too-short']],
  max: [coverLetterLength.max, applicationFieldRefusals['cover-letter-too-long']]
})

/** The application of a signed-in user, whom the account identifies. */
export const SignedInApplication = z.object({
  coverLetter,
  isGuestApplication: z.optional(z.literal(false))
})

export const GuestApplication = z.object({
  coverLetter,
  isGuestApplication: z.literal(true),
  applicantName: text({
    min: [minApplicantName, applicationFieldRefusals['applicant-name-too-short']],
    max: [maxNameLength, fieldRefusals['name-too-long']]
  }),
  applicantEmail: email(applicationFieldRefusals['applicant-email-invalid']),
  applicantPhone: phone(
    [minApplicantPhone, applicationFieldRefusals['phone-digits-too-few']],
    [phoneDigits.max, fieldRefusals['phone-too-long']]
  ),
  language,
  [honeypotField]: z.optional(z.string()),
  /** From the answer to an application that this one corrects, which is erased. */
  correction: z.optional(z.string().check(z.maxLength(300)))
})
export type GuestApplication = z.infer<typeof GuestApplication>

export const SubmitApplication = z.union([GuestApplication, SignedInApplication])
export type SubmitApplication = z.infer<typeof SubmitApplication>
