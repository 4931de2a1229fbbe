import { day } from '#events/units.ts'
import * as z from 'zod/mini'
import { type EventOf, type EventPayload, instant, opaqueId } from './aggregate.ts'
import { strongSignals, takedownReasons } from './case-choices.ts'
import { TakedownNote } from './takedown.ts'
import { experiences, jobTypes } from '../job-content/facets.ts'
import { jobOutcomes } from '../job-content/outcomes.ts'
import { clearable, jobTermFields } from '../job-content/terms.ts'
import { photoSubjects } from '../job-content/vocabulary.ts'

const ids = { id: opaqueId, employerId: opaqueId }

const requiredText = {
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  description: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string()
}

/** A photo of a job by its path, and what it shows, where that is said. */
const JobPhoto = z.object({ path: z.string(), of: z.optional(z.enum(photoSubjects)) })
export type JobPhoto = z.infer<typeof JobPhoto>

const optionalText = {
  requirements: z.optional(z.string()),
  /** The long text: paragraphs and lists by line breaks. */
  details: z.optional(z.string()),
  /** The INE code of the municipality. */
  place: z.optional(z.string()),
  /** In their order. */
  photos: z.optional(z.array(JobPhoto))
}

/** The personal fields of a job. */
export type JobTextField = keyof typeof requiredText | keyof typeof optionalText

const optionalChoices = {
  experience: z.optional(z.enum(experiences)),
  ...jobTermFields,
  /** The INE code of the province of `place`. */
  province: z.optional(opaqueId)
}

/** The text of a job can be erased while its employer stays. */
const ownKey = { hasOwnKey: true }

/**
 * Version 2 has the promises of the employer, how to reach it best (`alta`, `prueba`, `contactWay`, `callHours`), and photos
 * that can say what they show.
 */
const secondVersion = {
  version: 2,
  upcasts: {
    1: (old: EventPayload) => ({ ...old, personal: old.personal && withPhotoObjects(old.personal) })
  }
}

/** In version 1 a photo was its path. */
function withPhotoObjects(personal: object): object {
  const { photos } = personal as { photos?: string[] | null }
  return photos ? { ...personal, photos: photos.map(path => ({ path })) } : personal
}

const JobPosted = {
  ...secondVersion,
  ...ownKey,
  data: z.object({ ...ids, expiryDate: instant, jobType: z.enum(jobTypes), ...optionalChoices }),
  personal: z.object({ ...requiredText, ...optionalText })
}

/** Holds what changed: a field that is missing stays as it is, null clears it. */
const JobRevised = {
  ...secondVersion,
  ...ownKey,
  data: z.object({ ...ids, jobType: z.optional(z.enum(jobTypes)), ...clearable(optionalChoices) }),
  personal: z.object({ ...z.partial(z.object(requiredText)).shape, ...clearable(optionalText) })
}

/**
 * What its employer has not published yet, field by field as the form has it: nothing is checked before it is published,
 * so any value may be free text.
 */
const draft = {
  version: 2,
  ...ownKey,
  data: z.object(ids),
  personal: z.object({ content: z.record(z.string(), z.unknown()) }),
  upcasts: {
    1: (old: EventPayload) => {
      const { content } = (old.personal ?? {}) as { content?: object }
      return content ? { ...old, personal: { content: withPhotoObjects(content) } } : old
    }
  }
}

/** Present when the job was public before it was held: a revision brought the signals. */
const wasShown = z.optional(z.literal(true))

const lifetimeInVersion1 = 30 * day

/** In version 1 a job that was over was renewed for thirty days from that instant, any other from its expiry. */
function sayWhetherReopened(old: EventPayload, at: string): EventPayload {
  const { expiryDate } = old.data as { expiryDate: string }
  const isReopened = Date.parse(expiryDate) === Date.parse(at) + lifetimeInVersion1
  return isReopened ? { ...old, data: { ...old.data, isReopened } } : old
}

export const jobSchemas = {
  JobDrafted: draft,
  /** Holds what changed, as `JobRevised` does. */
  JobDraftRevised: draft,
  /** Deleted by its employer, or because the job is posted. */
  JobDraftDeleted: { version: 1, data: z.object(ids) },
  JobPosted,
  JobRevised,
  /** `isReopened` when it was over. */
  JobRenewed: {
    version: 2,
    data: z.object({ ...ids, expiryDate: instant, isReopened: z.optional(z.literal(true)) }),
    upcasts: { 1: sayWhetherReopened }
  },
  JobExpired: { version: 1, data: z.object(ids) },
  /** Its expiry date lies ahead: a clock was wrong when the expiry was recorded. */
  JobExpiryCorrected: { version: 1, data: z.object(ids) },
  /** Recorded some time after the expiry; a renewal brings the contact back as `JobRevised`. */
  JobContactRemoved: { version: 1, data: z.object(ids) },
  JobWithdrawn: { version: 1, data: z.object(ids) },
  /** The answer goes to each pending applicant; `isAnswered` is true when there is one. */
  JobClosed: {
    version: 1,
    ...ownKey,
    data: z.object({ ...ids, outcome: z.enum(jobOutcomes), isAnswered: z.boolean() }),
    personal: z.object({ answer: z.optional(z.string()) })
  },
  JobHidden: {
    version: 1,
    ...ownKey,
    data: z.object({ ...ids, reason: z.enum(takedownReasons) }),
    personal: TakedownNote
  },
  JobShown: { version: 1, ...ownKey, data: z.object(ids), personal: TakedownNote },
  /** Hidden until an operator has looked at it. Version 1 knows neither `mensajeria` nor `primero`. */
  JobHeld: {
    version: 2,
    data: z.object({ ...ids, signals: z.array(z.enum(strongSignals)), wasShown }),
    upcasts: { 1: (old: EventPayload) => old }
  },
  /** An operator has looked at it; the lifetime of a job that was never shown begins. */
  JobReleased: { version: 1, data: z.object({ ...ids, expiryDate: instant, wasShown }) },
  /** The key of its text is destroyed. */
  JobErased: { version: 1, data: z.object({ id: opaqueId }) }
}

export type JobEvent = EventOf<typeof jobSchemas>
