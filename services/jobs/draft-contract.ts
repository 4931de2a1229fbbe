import * as z from 'zod/mini'
import { maxEmailLength } from '#services/platform/validation/characters.ts'
import { allClearable, allOptional } from '#services/platform/validation/shapes.ts'
import { text } from '#services/platform/validation/text.ts'
import { draftInvalid, jobTypeChoice, longestTexts, optionalFields } from './contract.ts'

const phoneTooLong = 'El número de teléfono es demasiado largo'
const emailTooLong = 'El correo electrónico es demasiado largo'

/** Texts may be too short for a job: they are checked when it is published. */
const fields = {
  title: text({ visibleOnly: true, max: longestTexts.title }),
  companyName: text({ visibleOnly: true, max: longestTexts.companyName }),
  location: text({ visibleOnly: true, max: longestTexts.location }),
  description: text({ multiline: true, max: longestTexts.description }),
  jobType: jobTypeChoice,
  contactPhone: text({ max: [40, phoneTooLong] }),
  contactEmail: text({ max: [maxEmailLength, emailTooLong] }),
  ...optionalFields
}

const draft = z.literal(true, draftInvalid)

/** A job that is not published yet. */
export const DraftJob = z.object({ draft, ...allOptional(fields) })
export type DraftJob = z.infer<typeof DraftJob>

/** What changes: a field that is missing stays as it is, null or a blank text clears it. */
export const ReviseDraft = z.object({ draft, ...allClearable(fields) })
export type ReviseDraft = z.infer<typeof ReviseDraft>
