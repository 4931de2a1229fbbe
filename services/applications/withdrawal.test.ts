import { describe, test } from 'vitest'
import {
  type ApplicantReference,
  type ApplicationEvent,
  application
} from '#events/aggregates/applications.ts'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { applicationSubmitted, yeguada } from '#test/builders/event-fixtures.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide.ts'

describe('taking an application back', () => {
  const withdrawn: ApplicationEvent = { type: 'ApplicationWithdrawn', data: { id: 'one' } }
  const byGuest: ApplicationEvent = {
    ...applicationSubmitted,
    data: { id: 'one', jobId: 'job', employerId: 'yeguada', guestId: 'guest' }
  } as ApplicationEvent
  const withdraw = (by: ApplicantReference) => (state: typeof application.initialState) =>
    decide.withdrawApplication(state, 'one', by)

  test('is possible with any status, and records no event the second time', () => {
    for (const status of applicationStatuses) {
      const past = [
        applicationSubmitted,
        { type: 'ApplicationStatusChanged', data: { id: 'one', status } }
      ] as ApplicationEvent[]
      given(application, ...past)
        .when(withdraw({ userId: 'ana' }))
        .yields(withdrawn)
      given(application, ...past, withdrawn)
        .when(withdraw({ userId: 'ana' }))
        .yields()
    }
  })

  test('is possible for the guest who sent it', () => {
    given(application, byGuest)
      .when(withdraw({ guestId: 'guest' }))
      .yields(withdrawn)
  })

  test('is possible with the link of its e-mail', () => {
    for (const past of [applicationSubmitted, byGuest]) {
      given(application, past)
        .when(state => decide.withdrawApplication(state, 'one', 'link'))
        .yields(withdrawn)
    }
  })

  test('is refused to all but its applicant', () => {
    const refusal = [403, 'No tienes permiso para hacer esto'] as const
    for (const stranger of [{ userId: 'luis' }, { guestId: 'ana' }]) {
      given(application, applicationSubmitted)
        .when(withdraw(stranger))
        .refuses(...refusal)
    }
    for (const stranger of [{ userId: 'guest' }, { guestId: 'other' }]) {
      given(application, byGuest)
        .when(withdraw(stranger))
        .refuses(...refusal)
    }
    given(application)
      .when(withdraw({ userId: '' }))
      .refuses(404, 'No encontramos esta aplicación')
  })

  test('ends what the employer may do with it', () => {
    given(application, applicationSubmitted, withdrawn)
      .when(state => decide.changeApplicationStatus(state, 'one', 'approved', yeguada))
      .refuses(409, 'Quien envió esta aplicación la ha retirado')
    given(application, applicationSubmitted, withdrawn)
      .when(state => decide.rejectWaiting(state, 'one'))
      .yields()
  })
})
