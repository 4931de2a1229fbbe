import * as z from 'zod/mini'
import { applicationStatuses, waysToTalk } from '#events/aggregates/application-statuses.ts'
import { answerWordsLength } from '#events/limits/applications.ts'
import { optionalText } from '#services/platform/validation/text.ts'

export const ChangeApplicationStatus = z.object({
  status: z.enum(applicationStatuses, 'El estado debe ser pendiente, aprobada o rechazada'),
  /** A message to the applicant. */
  message: optionalText({
    multiline: true,
    max: [answerWordsLength, `Tus palabras no pueden tener más de ${answerWordsLength} caracteres`]
  })
})
export type ChangeApplicationStatus = z.infer<typeof ChangeApplicationStatus>

export const SayTalked = z.object({
  by: z.enum(waysToTalk, 'Di si hablasteis por teléfono o en persona')
})
