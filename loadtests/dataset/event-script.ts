import { type ApplicationStatus, application } from '#events/applications.ts'
import { candidateProfile } from '#events/candidate-profiles.ts'
import type { DomainEvent } from '#events/aggregate.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { changeApplicationStatus, submitApplication } from '#services/applications/decide.ts'
import { publishCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { expireJob, postJob, withdrawJob } from '#services/jobs/decide.ts'
import { register } from '#services/users/decide.ts'
import type { Calendar } from './calendar.ts'
import type { Entities } from './entities.ts'

const employer = { state: 'active', userType: 'employer' } as const
const applicant = { state: 'active', userType: 'applicant' } as const
/** An address of no network, reserved for examples. */
const address = '192.0.2.1'

/** Who applies to what, by number. */
export interface GeneratedApplication {
  nth: number
  ad: number
  kind: 'candidate' | 'guest'
  person: number
}

export type EventScript = ReturnType<typeof createEventScript>

/** What happens to each thing, with the facts that the site's own decisions give. */
export function createEventScript(cast: Entities, calendar: Calendar) {
  const ownerOf = (ad: number) =>
    ({ id: cast.id('employer', cast.employerNumber(ad)), userType: 'employer' }) as const
  const openAd = (ad: number) => {
    const expiryDate = iso(calendar.expiresAt(ad))
    return { state: 'open', employerId: ownerOf(ad).id, expiryDate } as const
  }

  return {
    employed(nth: number, at: number): StreamAppend {
      const id = cast.id('employer', nth)
      return firstAppend(
        user.stream(id),
        at,
        register(user.initialState, id, cast.employer(nth), address)
      )
    },

    *offered(nth: number, at: number): Generator<StreamAppend> {
      const by = { id: cast.id('candidate', nth), userType: 'applicant' } as const
      const account = register(user.initialState, by.id, cast.candidate(nth), address)
      yield firstAppend(user.stream(by.id), at, account)
      const id = cast.id('profile', nth)
      const { initialState, stream } = candidateProfile
      yield firstAppend(
        stream(id),
        at,
        publishCandidateProfile(initialState, id, cast.profile(nth), by, applicant)
      )
    },

    posted(ad: number, at: number): StreamAppend {
      const id = cast.id('ad', ad)
      const by = ownerOf(ad)
      const facts = postJob(job.initialState, id, cast.job(ad), by, employer, new Date(at))
      return firstAppend(job.stream(id), at, facts)
    },

    expired(ad: number): StreamAppend {
      const id = cast.id('ad', ad)
      const at = calendar.expiresAt(ad)
      return secondAppend(job.stream(id), at, expireJob(openAd(ad), id, new Date(at)))
    },

    withdrawn(ad: number, at: number): StreamAppend {
      const id = cast.id('ad', ad)
      return secondAppend(job.stream(id), at, withdrawJob(openAd(ad), id, ownerOf(ad)))
    },

    applied({ nth, ad, kind, person }: GeneratedApplication, at: number): StreamAppend {
      const id = cast.id('application', nth)
      const vacancy = { id: cast.id('ad', ad), job: openAd(ad), employer }
      const personId = cast.id(kind, person)
      const who =
        kind === 'guest' ? { guestId: personId } : { applicantId: personId, account: applicant }
      const introduced = {
        coverLetter: cast.coverLetter(nth),
        ...cast.applicantDetails(kind, person),
        ...who
      }
      const facts = submitApplication(
        application.initialState,
        id,
        vacancy,
        introduced,
        new Date(at)
      )
      return firstAppend(application.stream(id), at, facts)
    },

    answered(nth: number, ad: number, status: ApplicationStatus, at: number): StreamAppend {
      const id = cast.id('application', nth)
      const by = ownerOf(ad)
      const submitted = { state: 'submitted', employerId: by.id, status: 'pending' } as const
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

/** Of a thing to which one thing has happened so far. */
function secondAppend(stream: string, at: number, events: DomainEvent[]): StreamAppend {
  return { stream, expected: 1, events, at: iso(at) }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
