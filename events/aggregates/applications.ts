import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type PublicEvent,
  instant,
  opaqueId,
  type EventPayload
} from './aggregate.ts'
import { type ApplicationStatus, applicationStatuses } from './application-statuses.ts'
import { pageLanguages } from './languages.ts'

const participants = ['employer', 'applicant'] as const
export type ApplicationParticipant = (typeof participants)[number]

const applicationSchemas = {
  ApplicationSubmitted: {
    version: 1,
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
      applicantPhone: z.optional(z.string())
    })
  },
  /** A further cover letter of a guest, while the employer has not answered: the newest is shown, with those before it. */
  ApplicationRewritten: {
    version: 1,
    hasOwnKey: true,
    data: z.object({ id: opaqueId, language: z.optional(z.enum(pageLanguages)) }),
    personal: z.object({
      coverLetter: z.string(),
      applicantName: z.string(),
      applicantPhone: z.optional(z.string())
    })
  },
  ApplicationStatusChanged: {
    version: 2,
    data: z.object({
      id: opaqueId,
      status: z.enum(applicationStatuses),
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
      /** The participant to whom something is new: the application to its employer, the answer to its applicant. */
      unseenBy: ApplicationParticipant | null
    }

export const application: Aggregate<Application, ApplicationEvent> = {
  stream: id => `application-${id}`,
  schemas: applicationSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'ApplicationErased',
  ignores: ['ApplicationAnswered', 'ApplicationErasureAnnounced'],
  evolve
}

function evolve(
  application: Application,
  { type, data }: PublicEvent<ApplicationEvent>
): Application {
  switch (type) {
    case 'ApplicationSubmitted':
      return {
        state: 'submitted',
        employerId: data.employerId,
        applicant: data.guestId ? { guestId: data.guestId } : { userId: data.applicantId ?? '' },
        status: 'pending',
        unseenBy: 'employer'
      }
    case 'ApplicationRewritten':
      return application.state === 'submitted'
        ? { ...application, unseenBy: 'employer' }
        : application
    case 'ApplicationStatusChanged':
      return application.state === 'submitted'
        ? { ...application, status: data.status, unseenBy: 'applicant' }
        : application
    case 'ApplicationSeen':
      return application.state === 'submitted' ? { ...application, unseenBy: null } : application
    case 'ApplicationAnswered':
    case 'ApplicationErasureAnnounced':
      return application
    case 'ApplicationErased':
      return { state: 'unknown' }
    case 'ApplicationWithdrawn':
      return application.state === 'submitted'
        ? { ...application, state: 'withdrawn', unseenBy: null }
        : application
  }
}
