import { describe, test } from 'vitest'
import { type ApplicationEvent, application } from '#events/aggregates/applications.ts'
import {
  ana,
  applicationSubmitted,
  luis,
  picadero,
  yeguada
} from '#test/builders/event-fixtures.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide.ts'

describe('seeing an application', () => {
  const seenBy = (by: 'employer' | 'applicant'): ApplicationEvent => ({
    type: 'ApplicationSeen',
    data: { id: 'one', by }
  })
  const approved: ApplicationEvent = {
    type: 'ApplicationStatusChanged',
    data: { id: 'one', status: 'approved' }
  }
  const see = (by: Actor) => (state: typeof application.initialState) =>
    decide.seeApplication(state, 'one', by)

  test('is recorded once, of the employer when it is new', () => {
    given(application, applicationSubmitted).when(see(yeguada)).yields(seenBy('employer'))
    given(application, applicationSubmitted, seenBy('employer')).when(see(yeguada)).yields()
    given(application, applicationSubmitted).when(see(ana)).yields()
  })

  test('is recorded once for each answer, of the applicant', () => {
    given(application, applicationSubmitted, approved).when(see(ana)).yields(seenBy('applicant'))
    given(application, applicationSubmitted, approved).when(see(yeguada)).yields()
    given(application, applicationSubmitted, approved, seenBy('applicant')).when(see(ana)).yields()
    given(application, applicationSubmitted, approved, seenBy('applicant'), approved)
      .when(see(ana))
      .yields(seenBy('applicant'))
  })

  test('is refused to all other users', () => {
    for (const stranger of [picadero, luis]) {
      given(application, applicationSubmitted)
        .when(see(stranger))
        .refuses(403, 'No tienes permiso para hacer esto')
    }
    given(application).when(see(ana)).refuses(404, 'No encontramos esta aplicación')
  })
})
