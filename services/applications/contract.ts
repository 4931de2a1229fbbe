import { maxYears } from '#events/limits/candidate-profiles.ts'
import { maxNameLength, phoneDigits } from '#events/limits/users.ts'
import { answerValues, findAsk, ownHorseKey, yearsKey } from '#events/job-content/asks.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import * as z from 'zod/mini'
import { email, phone } from '#services/platform/validation/fields.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { calendarDate } from '#services/platform/validation/json-values.ts'
import { language } from '#services/platform/validation/language.ts'
import { text } from '#services/platform/validation/text.ts'
import { municipalityCode } from '#services/places/contract.ts'
import {
  coverLetterLength,
  minApplicantName,
  minApplicantPhone
} from '#events/limits/applications.ts'
import {
  applicationFieldRefusals,
  fieldRefusals,
  profileFieldRefusals
} from '#services/words/words.ts'

const coverLetter = text({
  multiline: true,
  min: [coverLetterLength.min, applicationFieldRefusals['cover-letter-too-short']],
  max: [coverLetterLength.max, applicationFieldRefusals['cover-letter-too-long']]
})

const wrongAnswer = applicationFieldRefusals['answer-unknown']
const wrongStart = profileFieldRefusals['start-invalid']

const ofYears = [z.minimum(0, wrongAnswer), z.maximum(maxYears, wrongAnswer)]

/** To one of the things that an ad asks. */
export const ApplicationAnswer = z
  .object(
    {
      ask: z.string(wrongAnswer),
      value: z.union(
        [z.enum(answerValues, wrongAnswer), z.int(wrongAnswer).check(...ofYears)],
        wrongAnswer
      )
    },
    wrongAnswer
  )
  .check(z.refine(hasValueOfItsKind, { error: wrongAnswer, path: ['value'] }))

/** What no ad can ask is dropped, whatever its value. */
function hasValueOfItsKind({ ask, value }: { ask: string; value: string | number }): boolean {
  if (ask === yearsKey) return typeof value === 'number'
  if (ask === ownHorseKey) return value === 'si' || value === 'no'
  return typeof value === 'string' || findAsk(ask) === undefined
}

/** What an applicant says beside the cover letter; an answer to what the ad does not ask is dropped. */
const saidFields = {
  answers: z.optional(z.array(ApplicationAnswer, wrongAnswer)),
  startsOn: z.optional(z.union([z.literal(availableNow), calendarDate(wrongStart)], wrongStart)),
  needsHousing: z.optional(z.boolean(profileFieldRefusals['housing-answer-unknown'])),
  place: z.optional(municipalityCode)
}

/** The application of a signed-in user, whom the account identifies. */
export const SignedInApplication = z.object({
  coverLetter,
  ...saidFields,
  isGuestApplication: z.optional(z.literal(false))
})

export const GuestApplication = z.object({
  coverLetter,
  ...saidFields,
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
