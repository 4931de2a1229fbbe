import * as z from 'zod/mini'
import { forEachChoice } from '#events/job-content/job-terms.ts'
import { maxEmailLength } from '#events/limits/users.ts'
import { allClearable, allOptional } from '#services/platform/validation/all-fields.ts'
import { text } from '#services/platform/validation/text.ts'
import { longestTexts, optionalFields } from '../posting/contract.ts'

const phoneTooLong = 'El número de teléfono es demasiado largo'
const emailTooLong = 'El correo electrónico es demasiado largo'
const notKept = 'El borrador no puede guardar este valor. Prueba con uno más corto o más sencillo.'
const longestTyped = 200
const mostValues = 50

const typed = z.union([
  text({ multiline: true, min: [0, notKept], max: [longestTyped, notKept] }),
  z.number(notKept),
  z.boolean(notKept),
  z.null(notKept)
])
const severalTyped = z.array(typed).check(z.maxLength(mostValues, notKept))
const group = z.record(
  z.string().check(z.regex(/^\w{1,40}$/, notKept)),
  z.union([typed, severalTyped])
)

/** A choice, a number, a list or a group of them as typed so far, valid or not. */
export const UnfinishedTerm = z.union([
  typed,
  severalTyped,
  group,
  z.array(group).check(z.maxLength(mostValues, notKept))
])

/** Fields have the lengths of a job, and take anything else: publishing names what is not valid. */
const fields = {
  title: text({ max: longestTexts.title }),
  companyName: text({ max: longestTexts.companyName }),
  location: text({ max: longestTexts.location }),
  description: text({ multiline: true, max: longestTexts.description }),
  requirements: optionalFields.requirements,
  details: optionalFields.details,
  contactPhone: text({ max: [40, phoneTooLong] }),
  contactEmail: text({ max: [maxEmailLength, emailTooLong] }),
  photos: optionalFields.photos,
  ...forEachChoice(UnfinishedTerm)
}

/** A job that is not published yet. */
export const DraftJob = z.object(allOptional(fields))
export type DraftJob = z.infer<typeof DraftJob>

/** Only what changes: a field that is missing stays as it is, null or a blank text clears it. */
export const ReviseDraft = z.object(allClearable(fields))
export type ReviseDraft = z.infer<typeof ReviseDraft>
