import * as z from 'zod/mini'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { email, phone } from '#services/platform/validation/fields.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { language } from '#services/platform/validation/language.ts'
import { optionalText, text } from '#services/platform/validation/text.ts'
import { answerWordsLength, coverLetterLength } from './limits.ts'

const coverLetter = text({
  multiline: true,
  min: [
    coverLetterLength.min,
    'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
  ],
  max: [coverLetterLength.max, 'Tu explicación no debe exceder los 1000 caracteres']
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
    visibleOnly: true,
    min: [2, 'El nombre debe tener al menos 2 caracteres'],
    max: [100, 'El nombre no puede tener más de 100 caracteres']
  }),
  applicantEmail: email('Debes proporcionar un email válido'),
  applicantPhone: phone(
    [9, 'El teléfono debe tener al menos 9 dígitos'],
    [15, 'El número de teléfono es demasiado largo']
  ),
  language,
  [honeypotField]: z.optional(z.string()),
  /** From the answer to an application that this one corrects, which is erased. */
  correction: z.optional(z.string().check(z.maxLength(300)))
})
export type GuestApplication = z.infer<typeof GuestApplication>

export const SubmitApplication = z.union([GuestApplication, SignedInApplication])
export type SubmitApplication = z.infer<typeof SubmitApplication>

export const ChangeApplicationStatus = z.object({
  status: z.enum(applicationStatuses, 'El estado debe ser pendiente, aprobada o rechazada'),
  /** A message to the applicant. */
  message: optionalText({
    multiline: true,
    max: [answerWordsLength, 'Tus palabras no pueden tener más de 500 caracteres']
  })
})
export type ChangeApplicationStatus = z.infer<typeof ChangeApplicationStatus>
