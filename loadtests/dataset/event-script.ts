import { type ApplicationStatus, application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { job, type JobOutcome } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { newUser, user } from '#events/aggregates/users.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { changeApplicationStatus, submitApplication } from '#services/applications/decide.ts'
import { publishCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { closeJob, expireJob, postJob, withdrawJob } from '#services/jobs/decide.ts'
import { sendMessage } from '#services/messages/decide.ts'
import { register } from '#services/users/decide.ts'
import type { Calendar } from './calendar.ts'
import type { Population } from './population.ts'

const employer = newUser('employer')
const applicant = newUser('applicant')
/** Reserved for documentation. */
const address = '192.0.2.1'

/** An application by the numbers of its parts. */
export interface GeneratedApplication {
  nth: number
  job: number
  kind: 'candidate' | 'guest'
  person: number
}

export type EventScript = ReturnType<typeof createEventScript>

/** The events of each entity, from the decisions of the services. */
export function createEventScript(population: Population, calendar: Calendar) {
  const ownerOf = (jobNumber: number) =>
    ({
      id: population.id('employer', population.employerNumber(jobNumber)),
      userType: 'employer'
    }) as const
  const openJob = (jobNumber: number) => {
    const expiryDate = iso(calendar.expiresAt(jobNumber))
    return {
      state: 'open',
      ...{ isHidden: false, isHeld: false, signals: [], wasShown: false },
      employerId: ownerOf(jobNumber).id,
      expiryDate
    } as const
  }

  return {
    employed(nth: number, at: number): StreamAppend {
      const id = population.id('employer', nth)
      return firstAppend(
        user.stream(id),
        at,
        register(user.initialState, id, population.employer(nth), address)
      )
    },

    *offered(nth: number, at: number): Generator<StreamAppend> {
      const by = { id: population.id('candidate', nth), userType: 'applicant' } as const
      const account = register(user.initialState, by.id, population.candidate(nth), address)
      yield firstAppend(user.stream(by.id), at, account)
      const id = population.id('profile', nth)
      const { initialState, stream } = candidateProfile
      yield firstAppend(
        stream(id),
        at,
        publishCandidateProfile(initialState, id, population.profile(nth), by, applicant)
      )
    },

    posted(jobNumber: number, at: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      const by = ownerOf(jobNumber)
      const events = postJob(
        job.initialState,
        id,
        population.job(jobNumber),
        by,
        employer,
        new Date(at)
      )
      return firstAppend(job.stream(id), at, events)
    },

    expired(jobNumber: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      const at = calendar.expiresAt(jobNumber)
      return secondAppend(job.stream(id), at, expireJob(openJob(jobNumber), id, new Date(at)))
    },

    withdrawn(jobNumber: number, at: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      return secondAppend(
        job.stream(id),
        at,
        withdrawJob(openJob(jobNumber), id, ownerOf(jobNumber))
      )
    },

    closed(
      jobNumber: number,
      outcome: JobOutcome,
      answer: string | undefined,
      at: number
    ): StreamAppend {
      const id = population.id('ad', jobNumber)
      const request = { outcome, message: answer }
      const events = closeJob(openJob(jobNumber), id, request, ownerOf(jobNumber))
      return secondAppend(job.stream(id), at, events)
    },

    /** To a candidate who applied. */
    wrote(application: GeneratedApplication, content: string, at: number): StreamAppend {
      const id = population.id('message', application.nth)
      const receiverId = population.id('candidate', application.person)
      const jobId = population.id('ad', application.job)
      const participants = { sender: employer, receiver: applicant, mayContact: true }
      const events = sendMessage(
        message.initialState,
        id,
        { receiverId, jobId, content },
        ownerOf(application.job),
        participants
      )
      return firstAppend(message.stream(id), at, events)
    },

    applied({ nth, job: jobNumber, kind, person }: GeneratedApplication, at: number): StreamAppend {
      const id = population.id('application', nth)
      const vacancy = { id: population.id('ad', jobNumber), job: openJob(jobNumber), employer }
      const personId = population.id(kind, person)
      const who =
        kind === 'guest' ? { guestId: personId } : { applicantId: personId, account: applicant }
      const submission = {
        coverLetter: population.coverLetter(nth),
        ...population.applicantDetails(kind, person),
        ...who
      }
      const events = submitApplication(
        application.initialState,
        id,
        vacancy,
        submission,
        new Date(at)
      )
      return firstAppend(application.stream(id), at, events)
    },

    answered(nth: number, jobNumber: number, status: ApplicationStatus, at: number): StreamAppend {
      const id = population.id('application', nth)
      const by = ownerOf(jobNumber)
      const submitted = {
        state: 'submitted',
        employerId: by.id,
        applicant: { userId: '' },
        status: 'pending',
        unseenBy: 'employer'
      } as const
      return secondAppend(
        application.stream(id),
        at,
        changeApplicationStatus(submitted, id, status, by)
      )
    }
  }
}

function firstAppend(stream: string, at: number, events: DomainEvent[]): StreamAppend {
  return { stream, expected: 0, events, at: iso(at) }
}

/** To a stream with one event so far. */
function secondAppend(stream: string, at: number, events: DomainEvent[]): StreamAppend {
  return { stream, expected: 1, events, at: iso(at) }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
