import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type PublicEvent,
  instant,
  opaqueId,
  type EventPayload
} from './aggregate.ts'
import { type ApplicationStatus, applicationStatuses, waysToTalk } from './application-statuses.ts'
import { pageLanguages } from './languages.ts'
import { answerValues } from '../job-content/asks.ts'
import { availableNow } from '../job-content/vocabulary.ts'

const participants = ['employer', 'applicant'] as const
export type ApplicationParticipant = (typeof participants)[number]

/** What an applicant says beside the cover letter, each only where it is said. */
export const Said = z.object({
  /** To what the ad asks, by its key: see `askKey`. */
  answers: z.array(
    z.object({ ask: z.string(), value: z.union([z.enum(answerValues), z.number()]) })
  ),
  startsOn: z.optional(z.union([z.literal(availableNow), z.iso.date()])),
  needsHousing: z.optional(z.boolean()),
  /** The INE code of a municipality. */
  place: z.optional(z.string())
})
export type Said = z.infer<typeof Said>

/** Version 2 has what is said beside the cover letter. */
const secondVersion = {
  version: 2,
  upcasts: {
    1: (old: EventPayload) => ({
      ...old,
      personal: old.personal && { ...old.personal, answers: [] }
    })
  }
}

const applicationSchemas = {
  ApplicationSubmitted: {
    ...secondVersion,
    hasOwnKey: true,
    data: z.object({
      id: opaqueId,
      jobId: opaqueId,
      employerId: opaqueId,
      applicantId: z.optional(opaqueId),
      guestId: z.optional(opaqueId),
      /** In which a guest reads e-mails; an account has its own. */
      language: z.optional(z.enum(pageLanguages))
    }),
    personal: z.object({
      coverLetter: z.string(),
      applicantName: z.string(),
      applicantEmail: z.string(),
      applicantPhone: z.optional(z.string()),
      ...Said.shape
    })
  },
  /** A further cover letter of a guest, while the employer has not answered: the newest is shown, with those before it. */
  ApplicationRewritten: {
    ...secondVersion,
    hasOwnKey: true,
    data: z.object({ id: opaqueId, language: z.optional(z.enum(pageLanguages)) }),
    personal: z.object({
      coverLetter: z.string(),
      applicantName: z.string(),
      applicantPhone: z.optional(z.string()),
      ...Said.shape
    })
  },
  ApplicationStatusChanged: {
    version: 2,
    data: z.object({
      id: opaqueId,
      status: z.enum(applicationStatuses),
      /** By the link of an e-mail, without a session. */
      by: z.optional(z.literal('link')),
      /** Of version 1, where each status cleared the `ApplicationAnswered` before it. */
      clearsAnswer: z.optional(z.literal(true))
    }),
    upcasts: { 1: (old: EventPayload) => ({ ...old, data: { ...old.data, clearsAnswer: true } }) }
  },
  /** Up to 1.0.0: what the employer wrote to a guest. Now it is a `MessageSent`. */
  ApplicationAnswered: {
    version: 1,
    hasOwnKey: true,
    data: z.object({ id: opaqueId }),
    personal: z.object({ words: z.string() })
  },
  /** Seen by the employer, or its answer by the applicant. */
  ApplicationSeen: { version: 1, data: z.object({ id: opaqueId, by: z.enum(participants) }) },
  /** The employer says that they have talked, which counts as an answer. */
  ApplicationTalked: { version: 1, data: z.object({ id: opaqueId, by: z.enum(waysToTalk) }) },
  /** The applicant says that they have not. */
  ApplicationTalkDenied: { version: 1, data: z.object({ id: opaqueId }) },
  /** The applicant asks whether the job still stands. */
  ApplicationAskedAgain: { version: 1, data: z.object({ id: opaqueId }) },
  /** Withdrawn by its applicant. */
  ApplicationWithdrawn: { version: 1, data: z.object({ id: opaqueId }) },
  /** The day of its erasure, of which applicant and employer are told. */
  ApplicationErasureAnnounced: {
    version: 1,
    data: z.object({ id: opaqueId, eraseOn: instant })
  },
  /** The key of its text is destroyed. */
  ApplicationErased: { version: 1, data: z.object({ id: opaqueId }) }
}

export type ApplicationEvent = EventOf<typeof applicationSchemas>

/** The account or the guest that an application is of. */
export type ApplicantReference = { userId: string } | { guestId: string }

export type Application =
  | { state: 'unknown' }
  | {
      state: 'submitted' | 'withdrawn'
      employerId: string
      applicant: ApplicantReference
      status: ApplicationStatus
      /** The status before, and when it was left; null while it is the first. */
      left: { status: ApplicationStatus; at: string } | null
      /** The participant to whom something is new: the application to its employer, the answer to its applicant. */
      unseenBy: ApplicationParticipant | null
      /** When it was sent, or its cover letter was written anew. */
      sentAt: string
      talk: 'none' | 'said' | 'denied'
      isAskedAgain: boolean
      /** Raised by what ends a link to answer it: another cover letter, a status, a talk or its denial, the withdrawal. */
      revision: number
    }

export const application: Aggregate<Application, ApplicationEvent> = {
  stream: id => `application-${id}`,
  schemas: applicationSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'ApplicationErased',
  ignores: ['ApplicationAnswered', 'ApplicationErasureAnnounced'],
  evolve
}

type Submitted = Extract<Application, { employerId: string }>

const leaving = (application: Application, at: string) =>
  'status' in application ? { status: application.status, at } : null

function evolve(
  application: Application,
  { type, data, at }: PublicEvent<ApplicationEvent>
): Application {
  const change = (changed: Partial<Submitted>): Application =>
    application.state === 'submitted' ? { ...application, ...changed } : application
  const revision = 'revision' in application ? application.revision + 1 : 1
  switch (type) {
    case 'ApplicationSubmitted':
      return {
        state: 'submitted',
        employerId: data.employerId,
        applicant: data.guestId ? { guestId: data.guestId } : { userId: data.applicantId ?? '' },
        status: 'pending',
        left: null,
        unseenBy: 'employer',
        sentAt: at,
        talk: 'none',
        isAskedAgain: false,
        revision: 1
      }
    case 'ApplicationRewritten':
      return change({ unseenBy: 'employer', sentAt: at, revision })
    case 'ApplicationStatusChanged':
      return change({
        status: data.status,
        left: leaving(application, at),
        unseenBy: 'applicant',
        revision
      })
    case 'ApplicationSeen':
      return change({ unseenBy: null })
    case 'ApplicationTalked':
      return change({ talk: 'said', unseenBy: 'applicant', revision })
    case 'ApplicationTalkDenied':
      return change({ talk: 'denied', unseenBy: 'employer', revision })
    case 'ApplicationAskedAgain':
      return change({ isAskedAgain: true, unseenBy: 'employer' })
    case 'ApplicationWithdrawn':
      return change({ state: 'withdrawn', unseenBy: null, revision })
    case 'ApplicationAnswered':
    case 'ApplicationErasureAnnounced':
      return application
    case 'ApplicationErased':
      return { state: 'unknown' }
  }
}
