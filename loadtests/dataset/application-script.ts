import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { application } from '#events/aggregates/applications.ts'
import { message } from '#events/aggregates/messages.ts'
import { newUser } from '#events/aggregates/users.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { changeApplicationStatus, submitApplication } from '#services/applications/decide.ts'
import { sendMessage } from '#services/messages/decide.ts'
import type { GeneratedJobs } from './generated-jobs.ts'
import { firstAppend, secondAppend } from './script-appends.ts'

const employer = newUser('employer')
const applicant = newUser('applicant')

/** An application by the numbers of its parts. */
export interface GeneratedApplication {
  number: number
  job: number
  kind: 'candidate' | 'guest'
  person: number
}

/** Applications, their answers, and messages to those who applied. */
export function createApplicationScript({ population, ownerOf, openJob }: GeneratedJobs) {
  return {
    /** To a candidate who applied. */
    wrote(application: GeneratedApplication, content: string, at: number): StreamAppend {
      const id = population.id('message', application.number)
      const receiverId = population.id('candidate', application.person)
      const jobId = population.id('ad', application.job)
      const participants = { sender: employer, receiver: applicant, contact: 'open' as const }
      const events = sendMessage(
        message.initialState,
        id,
        { receiverId, jobId, content },
        ownerOf(application.job),
        participants
      )
      return firstAppend(message.stream(id), at, events)
    },

    applied(
      { number, job: jobNumber, kind, person }: GeneratedApplication,
      at: number
    ): StreamAppend {
      const id = population.id('application', number)
      const vacancy = { id: population.id('ad', jobNumber), job: openJob(jobNumber), employer }
      const personId = population.id(kind, person)
      const who =
        kind === 'guest' ? { guestId: personId } : { applicantId: personId, account: applicant }
      const submission = {
        coverLetter: population.coverLetter(number),
        answers: [],
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

    answered(
      number: number,
      jobNumber: number,
      status: ApplicationStatus,
      at: number
    ): StreamAppend {
      const id = population.id('application', number)
      const by = ownerOf(jobNumber)
      const submitted = {
        state: 'submitted',
        employerId: by.id,
        applicant: { userId: '' },
        status: 'pending',
        left: null,
        unseenBy: 'employer',
        sentAt: new Date(at).toISOString(),
        talk: 'none',
        isAskedAgain: false,
        revision: 1
      } as const
      return secondAppend(
        application.stream(id),
        at,
        changeApplicationStatus(submitted, id, status, by)
      )
    }
  }
}
