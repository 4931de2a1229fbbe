import { describe, expect, test } from 'vitest'
import {
  type Application,
  application,
  type ApplicationEvent
} from '#events/aggregates/applications.ts'
import type { Guest } from '#events/aggregates/guests.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import {
  activeUser,
  ana,
  applicationSubmitted,
  deletedUser,
  luis,
  picadero,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'

const data = { id: 'one' }
const introduction = {
  coverLetter: 'Hola',
  applicantName: 'Luis',
  applicantEmail: 'l@example.org',
  answers: []
}
const byGuest: ApplicationEvent = {
  type: 'ApplicationSubmitted',
  data: { id: 'one', jobId: 'job', employerId: 'yeguada', guestId: 'guest', language: 'en' },
  subject: 'guest',
  personal: introduction
}
const changedTo = (status: 'pending' | 'approved' | 'rejected'): ApplicationEvent => ({
  type: 'ApplicationStatusChanged',
  data: { ...data, status }
})
const seenBy = (by: 'employer' | 'applicant'): ApplicationEvent => ({
  type: 'ApplicationSeen',
  data: { ...data, by }
})
const withdrawn: ApplicationEvent = { type: 'ApplicationWithdrawn', data }
const erased: ApplicationEvent = { type: 'ApplicationErased', data }
const joined: Guest = { state: 'joined', userId: 'ana' }
const posted = jobPosted('job', 'yeguada')
const drafted: JobEvent = {
  type: 'JobDrafted',
  data: { id: 'job', employerId: 'yeguada' },
  subject: 'yeguada',
  personal: { content: {} }
}
const now = new Date('2026-03-10T10:00:00.000Z')
const afterEnd = new Date('2026-04-01T10:00:00.000Z')
const vacancy = { id: 'job', job: stateAfter(job, posted), employer: activeUser }
const notThere = 'No encontramos esta aplicación'
const notYours = 'No tienes permiso para hacer esto'

describe('an application to a job that was never published', () => {
  test.each([
    ['unknown', []],
    ['a draft', [drafted]]
  ] as [string, JobEvent[]][])('is refused: %s', (_, past) => {
    const target = { ...vacancy, job: stateAfter(job, ...past) }
    const applicant = { ...introduction, guestId: 'guest' }
    given(application)
      .when(state => decide.submitApplication(state, 'one', target, applicant, now))
      .refuses(404, 'Este anuncio no existe')
    given(application, byGuest)
      .when(state => decide.rewriteApplication(state, 'one', target, introduction, now))
      .refuses(404, 'Este anuncio no existe')
  })
})

test('a guest’s application keeps the language of the page', () => {
  const applicant = { ...introduction, guestId: 'guest', language: 'en' } as const
  given(application)
    .when(state => decide.submitApplication(state, 'one', vacancy, applicant, now))
    .yields(byGuest)
})

test('a second application is refused', () => {
  expect(decide.applicationUniqueViolations.application).toMatchObject({
    status: 409,
    message: 'Ya has enviado una aplicación para este empleo'
  })
})

describe('a further cover letter', () => {
  const { applicantEmail: _, ...letter } = introduction
  const rewrite =
    (at = now, target: decide.TargetJob = vacancy) =>
    (state: Application) =>
      decide.rewriteApplication(state, 'one', target, { ...letter, language: 'es' }, at)

  test('of a guest is added while the employer has not answered', () => {
    given(application, byGuest, seenBy('employer'))
      .when(rewrite())
      .yields({
        type: 'ApplicationRewritten',
        data: { ...data, language: 'es' },
        subject: 'guest',
        personal: letter
      })
  })

  test.each([
    ['once it was answered', [byGuest, changedTo('approved')]],
    ['once it was withdrawn', [byGuest, withdrawn]],
    ['to the application of an account', [applicationSubmitted]],
    ['to no application', []]
  ] as [string, ApplicationEvent[]][])('is not added %s', (_, past) => {
    given(application, ...past)
      .when(rewrite())
      .yields()
  })

  test('is refused once the job takes no applications', () => {
    const sentence = 'Este anuncio ya no admite aplicaciones'
    given(application, byGuest).when(rewrite(afterEnd)).refuses(409, sentence)
    given(application, byGuest)
      .when(rewrite(now, { ...vacancy, employer: deletedUser }))
      .refuses(409, sentence)
  })
})

describe('the end of the storage term', () => {
  const announce = (state: Application) => decide.announceErasure(state, 'one', afterEnd)
  const erase = (state: Application) => decide.eraseApplication(state, 'one')

  test('is announced, and erases the application once', () => {
    given(application, applicationSubmitted)
      .when(announce)
      .yields({
        type: 'ApplicationErasureAnnounced',
        data: { ...data, eraseOn: '2026-04-01T10:00:00.000Z' }
      })
    given(application, applicationSubmitted).when(erase).yields(erased)
    given(application, applicationSubmitted, withdrawn).when(erase).yields(erased)
  })

  test('has nothing left to erase', () => {
    given(application, applicationSubmitted, erased).when(announce).yields()
    given(application, applicationSubmitted, erased).when(erase).yields()
  })
})

describe('the job that is closed with an answer', () => {
  const reject = (state: Application) => decide.rejectWaiting(state, 'one')

  test('rejects those who wait', () => {
    given(application, applicationSubmitted).when(reject).yields(changedTo('rejected'))
  })

  test.each([
    ['answered', [applicationSubmitted, changedTo('approved')]],
    ['withdrawn', [applicationSubmitted, withdrawn]],
    ['unknown', []]
  ] as [string, ApplicationEvent[]][])('leaves an application that is %s', (_, past) => {
    given(application, ...past)
      .when(reject)
      .yields()
  })
})

describe('withdrawing an application', () => {
  const withdraw =
    (by: Parameters<typeof decide.withdrawApplication>[2], guest?: Guest) => (state: Application) =>
      decide.withdrawApplication(state, 'one', by, guest)

  test.each([
    ['its account', applicationSubmitted, { userId: 'ana' }, undefined],
    ['its guest', byGuest, { guestId: 'guest' }, undefined],
    ['the account that its guest joined', byGuest, { userId: 'ana' }, joined],
    ['the link of an e-mail', applicationSubmitted, 'link', undefined]
  ] as const)('is done by %s, once', (_, submitted, by, guest) => {
    given(application, submitted, changedTo('approved')).when(withdraw(by, guest)).yields(withdrawn)
    given(application, submitted, withdrawn).when(withdraw(by, guest)).yields()
  })

  test.each([
    ['another account', applicationSubmitted, { userId: 'luis' }, undefined],
    ['another guest', byGuest, { guestId: 'other' }, undefined],
    ['an account that the guest has not joined', byGuest, { userId: 'ana' }, undefined],
    ['another account than the guest joined', byGuest, { userId: 'luis' }, joined],
    ['a guest of the same id', applicationSubmitted, { guestId: 'ana' }, undefined]
  ] as const)('is refused to %s', (_, submitted, by, guest) => {
    given(application, submitted).when(withdraw(by, guest)).refuses(403, notYours)
  })

  test('is refused once the application is erased', () => {
    given(application, applicationSubmitted, erased).when(withdraw('link')).refuses(404, notThere)
  })

  test('by a link needs its valid token', () => {
    expect(() => decide.requireTokenOf('one', { id: 'one' }, 'eraseGuest')).not.toThrow()
    expect(() => decide.requireTokenOf('one', undefined, 'eraseGuest')).toThrow(
      expect.objectContaining({ status: 401, message: 'Este enlace ya no sirve.' })
    )
    expect(() => decide.requireTokenOf('one', { id: 'two' }, 'eraseGuest')).toThrow(
      expect.objectContaining({ status: 403, message: notYours })
    )
  })

  test('ends the changes of its status', () => {
    given(application, applicationSubmitted, withdrawn)
      .when(state => decide.changeApplicationStatus(state, 'one', 'approved', yeguada))
      .refuses(409, 'Quien envió esta aplicación la ha retirado')
  })
})

describe('seeing an application', () => {
  const see = (by: Actor, guest?: Guest) => (state: Application) =>
    decide.seeApplication(state, 'one', by, guest)

  test('is recorded when something is new to the person', () => {
    given(application, applicationSubmitted).when(see(yeguada)).yields(seenBy('employer'))
    given(application, applicationSubmitted).when(see(ana)).yields()
    given(application, applicationSubmitted, seenBy('employer')).when(see(yeguada)).yields()
    given(application, applicationSubmitted, changedTo('approved'))
      .when(see(ana))
      .yields(seenBy('applicant'))
    given(application, applicationSubmitted, changedTo('approved')).when(see(yeguada)).yields()
    given(application, byGuest, changedTo('approved'))
      .when(see(ana, joined))
      .yields(seenBy('applicant'))
  })

  test('is recorded once for each answer', () => {
    const seen = [applicationSubmitted, changedTo('approved'), seenBy('applicant')]
    given(application, ...seen)
      .when(see(ana))
      .yields()
    given(application, ...seen, changedTo('rejected'))
      .when(see(ana))
      .yields(seenBy('applicant'))
  })

  test('is refused to others, and of what does not exist', () => {
    given(application, applicationSubmitted).when(see(luis)).refuses(403, notYours)
    given(application, applicationSubmitted).when(see(picadero)).refuses(403, notYours)
    given(application, byGuest).when(see(ana)).refuses(403, notYours)
    given(application).when(see(ana)).refuses(404, notThere)
  })
})

describe('writing to the employer', () => {
  const write =
    (by: string, guest: Guest = { state: 'known' }) =>
    (state: Application) => {
      decide.writers(state, guest, by)
      return []
    }

  test('is for the applicant: an account, a guest by the link, or the account that the guest joined', () => {
    given(application, applicationSubmitted).when(write('ana')).yields()
    given(application, byGuest).when(write('link')).yields()
    given(application, byGuest).when(write('ana', joined)).yields()
    given(application, applicationSubmitted).when(write('luis')).refuses(403, notYours)
    given(application, byGuest).when(write('ana')).refuses(403, notYours)
    given(application).when(write('link')).refuses(404, notThere)
  })

  test('by the link ends with the account that the guest has joined', () => {
    given(application, byGuest)
      .when(write('link', joined))
      .refuses(409, 'Esta aplicación está en tu cuenta. Entra y escribe desde «Mensajes».')
    given(application, applicationSubmitted).when(write('link')).refuses(404, notThere)
  })
})
