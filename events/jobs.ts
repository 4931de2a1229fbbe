import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId, instant } from './aggregate.ts'
import { experiences, jobTypes } from './job-facets.ts'

export {
  type Experience,
  experiences,
  type JobType,
  jobTypes
} from './job-facets.ts'

const facetFields = { jobType: z.enum(jobTypes), experience: z.optional(z.enum(experiences)) }

const JobText = z.object({
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  description: z.string(),
  requirements: z.optional(z.string()),
  contactPhone: z.string(),
  contactEmail: z.string()
})

/** Why the operator hides a job or a candidate's profile. */
export const takedownReasons = [
  'falso',
  'dinero-o-documentos',
  'no-existe',
  'discriminatorio',
  'condiciones-irreales',
  'menores',
  'acoso',
  'maltrato-animal',
  'datos-personales',
  'repetido',
  'otro'
] as const
export type TakedownReason = (typeof takedownReasons)[number]

/** Why the operator hides something; the note is for the record. */
export interface Takedown {
  reason: TakedownReason
  note?: string | undefined
}

/** What the operator adds to a reason, about somebody's text: encrypted like the text. */
export const TakedownNote = z.object({ note: z.optional(z.string()) })

const ids = { id: opaqueId, employerId: opaqueId }

export const jobSchemas = {
  JobPosted: {
    version: 1,
    data: z.object({ ...ids, ...facetFields, expiryDate: instant }),
    personal: JobText
  },
  JobRevised: { version: 1, data: z.object({ ...ids, ...facetFields }), personal: JobText },
  JobRenewed: { version: 1, data: z.object({ ...ids, expiryDate: instant }) },
  JobExpired: { version: 1, data: z.object(ids) },
  JobWithdrawn: { version: 1, data: z.object(ids) },
  JobHidden: {
    version: 1,
    data: z.object({ ...ids, reason: z.enum(takedownReasons) }),
    personal: TakedownNote
  },
  JobShown: { version: 1, data: z.object(ids), personal: TakedownNote }
}

export type JobEvent = EventOf<typeof jobSchemas>

export type Job =
  | { state: 'unknown' }
  | { state: 'open' | 'expired'; employerId: string; expiryDate: string; isHidden: boolean }
  | { state: 'withdrawn'; employerId: string }

export const job: Aggregate<Job, JobEvent> = {
  stream: id => `job-${id}`,
  schemas: jobSchemas,
  initialState: { state: 'unknown' },
  ignores: ['JobRevised'],
  evolve
}

function evolve(job: Job, { type, data }: PublicEvent<JobEvent>): Job {
  switch (type) {
    case 'JobPosted':
    case 'JobRenewed': {
      const isHidden = 'isHidden' in job && job.isHidden
      return { state: 'open', employerId: data.employerId, expiryDate: data.expiryDate, isHidden }
    }
    case 'JobRevised':
      return job
    case 'JobExpired':
      return 'expiryDate' in job ? { ...job, state: 'expired' } : job
    case 'JobHidden':
      return 'isHidden' in job ? { ...job, isHidden: true } : job
    case 'JobShown':
      return 'isHidden' in job ? { ...job, isHidden: false } : job
    case 'JobWithdrawn':
      return { state: 'withdrawn', employerId: data.employerId }
  }
}
