import { describe, test } from 'vitest'
import { type ApplicationEvent, application } from '#events/aggregates/applications.ts'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { job } from '#events/aggregates/jobs.ts'
import {
  activeUser,
  ana,
  applicationSubmitted,
  deletedUser,
  picadero,
  unknownUser,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import { coverLetter } from '#test/builders/api-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import * as decide from './decide.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const vacancy = { id: 'job', job: stateAfter(job, posted), employer: activeUser }
const now = new Date('2026-03-10T10:00:00.000Z')
const introduction = {
  coverLetter,
  applicantName: 'Ana Robles',
  applicantEmail: 'ana@example.org',
  applicantPhone: '612 345 678',
  answers: [{ ask: 'carne-B', value: 'si' as const }],
  startsOn: '2026-04-01',
  needsHousing: false,
  place: '11020'
}
const withAccount = { ...introduction, applicantId: 'ana', account: activeUser }
const asGuest = { ...introduction, guestId: 'guest' }
const notOpen = 'Este anuncio ya no admite aplicaciones'

function submit(changes: Partial<decide.TargetJob>, applicant: decide.Applicant, at = now) {
  return (state: typeof application.initialState) =>
    decide.submitApplication(state, 'one', { ...vacancy, ...changes }, applicant, at)
}

describe('applying', () => {
  test('with an account records the applicant as the subject of the personal data', () => {
    given(application)
      .when(submit({}, withAccount))
      .yields({
        type: 'ApplicationSubmitted',
        data: { id: 'one', jobId: 'job', employerId: 'yeguada', applicantId: 'ana' },
        subject: 'ana',
        personal: introduction
      })
  })

  test('as a guest records the guest as the subject of the personal data', () => {
    given(application)
      .when(submit({}, asGuest))
      .yields({
        type: 'ApplicationSubmitted',
        data: { id: 'one', jobId: 'job', employerId: 'yeguada', guestId: 'guest' },
        subject: 'guest',
        personal: introduction
      })
  })

  test('is accepted until the job expires', () => {
    const lastMoment = new Date('2026-04-01T09:59:59.999Z')
    given(application)
      .when(submit({}, asGuest, lastMoment))
      .yields({
        type: 'ApplicationSubmitted',
        data: { id: 'one', jobId: 'job', employerId: 'yeguada', guestId: 'guest' },
        subject: 'guest',
        personal: introduction
      })
    given(application)
      .when(submit({}, asGuest, new Date('2026-04-01T10:00:00.000Z')))
      .refuses(409, notOpen)
  })

  test('is refused when the job has expired, was withdrawn or closed, or its employer was deleted', () => {
    const expired = stateAfter(job, posted, { type: 'JobExpired', data: owned })
    const withdrawn = stateAfter(job, posted, { type: 'JobWithdrawn', data: owned })
    const closed = stateAfter(job, posted, {
      type: 'JobClosed',
      data: { ...owned, outcome: 'aqui', isAnswered: false },
      subject: 'yeguada',
      personal: {}
    })
    for (const changes of [
      { job: expired },
      { job: withdrawn },
      { job: closed },
      { employer: deletedUser }
    ]) {
      given(application).when(submit(changes, asGuest)).refuses(409, notOpen)
    }
  })

  test('is refused when the applicant’s account was deleted', () => {
    for (const account of [deletedUser, unknownUser]) {
      given(application)
        .when(submit({}, { ...withAccount, account }))
        .refuses(401, 'Usuario no autenticado')
    }
  })

  test('is refused when the id is in use', () => {
    given(application, applicationSubmitted)
      .when(submit({}, asGuest))
      .refuses(409, 'Esta aplicación ya existe')
  })
})

describe('changing the status of an application', () => {
  const changedTo = (status: (typeof applicationStatuses)[number]): ApplicationEvent => ({
    type: 'ApplicationStatusChanged',
    data: { id: 'one', status }
  })

  test('sets any status from any other, and records no event when it is the same', () => {
    for (const from of applicationStatuses) {
      for (const to of applicationStatuses) {
        const past =
          from === 'pending' ? [applicationSubmitted] : [applicationSubmitted, changedTo(from)]
        given(application, ...past)
          .when(state => decide.changeApplicationStatus(state, 'one', to, yeguada))
          .yields(...(from === to ? [] : [changedTo(to)]))
      }
    }
  })

  test('is refused to all but the employer who received it', () => {
    for (const stranger of [picadero, ana]) {
      given(application, applicationSubmitted)
        .when(state => decide.changeApplicationStatus(state, 'one', 'approved', stranger))
        .refuses(403, 'No tienes permiso para hacer esto')
    }
  })

  test('is refused when the application does not exist', () => {
    given(application)
      .when(state => decide.changeApplicationStatus(state, 'one', 'approved', yeguada))
      .refuses(404, 'No encontramos esta aplicación')
  })
})
