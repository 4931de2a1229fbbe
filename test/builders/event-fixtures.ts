import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { CandidateProfileEvent } from '#events/aggregates/candidate-profiles.ts'
import type { MessageEvent } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { stateAfter } from '../events/given.ts'
import { coverLetter, profileRequest } from './api-fixtures.ts'
import { userRegistered } from '../events/event-builders.ts'

/** Users of the tests of decisions, and their events. */
export const ana = { id: 'ana', userType: 'applicant' } as const
export const luis = { id: 'luis', userType: 'applicant' } as const
export const yeguada = { id: 'yeguada', userType: 'employer' } as const
export const picadero = { id: 'picadero', userType: 'employer' } as const

export const activeUser = stateAfter(user, userRegistered('user-1'))
export const unknownUser = stateAfter(user)
export const deletedUser = stateAfter(user, userRegistered('user-1'), {
  type: 'UserSoftDeleted',
  data: { id: 'user-1', byAdmin: false },
  subject: 'user-1',
  personal: { reason: 'Ya no' }
})

export const applicationSubmitted: ApplicationEvent = {
  type: 'ApplicationSubmitted',
  data: { id: 'one', jobId: 'job', employerId: 'yeguada', applicantId: 'ana' },
  subject: 'ana',
  personal: {
    coverLetter,
    applicantName: 'Ana Robles',
    applicantEmail: 'ana@example.org',
    answers: []
  }
}

export const profilePublished: CandidateProfileEvent = {
  type: 'CandidateProfilePublished',
  data: { id: 'one', userId: 'ana' },
  subject: 'ana',
  personal: { ...profileRequest, ageStated: true }
}

export const messageSent: MessageEvent = {
  type: 'MessageSent',
  data: { id: 'one', senderId: 'yeguada', receiverId: 'ana' },
  subject: 'yeguada',
  personal: { content: '¿Puedes venir el martes?' }
}
