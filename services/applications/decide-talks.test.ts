import { describe, test } from 'vitest'
import {
  type ApplicantReference,
  type Application,
  type ApplicationEvent,
  application
} from '#events/aggregates/applications.ts'
import { askAgainDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import { applicationSubmitted, picadero, yeguada } from '#test/builders/event-fixtures.ts'
import { testTime } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide.ts'

const event = (type: string, data: object = {}) =>
  ({ type, data: { id: 'one', ...data } }) as ApplicationEvent
const talked = event('ApplicationTalked', { by: 'persona' })
const denied = event('ApplicationTalkDenied')
const approved = event('ApplicationStatusChanged', { status: 'approved' })
const withdrawn = event('ApplicationWithdrawn')
const asked = event('ApplicationAskedAgain')
const mine = { userId: 'ana' }

describe('saying that the two have talked', () => {
  const say = (by: Actor) => (state: Application) => decide.sayTalked(state, 'one', 'persona', by)

  test('is recorded once, whatever the status', () => {
    given(application, applicationSubmitted).when(say(yeguada)).yields(talked)
    given(application, applicationSubmitted, approved).when(say(yeguada)).yields(talked)
    given(application, applicationSubmitted, talked).when(say(yeguada)).yields()
  })

  test('is refused to others, of what was taken back, and after a denial', () => {
    given(application).when(say(yeguada)).refuses(404, 'No encontramos esta aplicación')
    given(application, applicationSubmitted)
      .when(say(picadero))
      .refuses(403, 'No tienes permiso para hacer esto')
    given(application, applicationSubmitted, withdrawn)
      .when(say(yeguada))
      .refuses(409, 'Quien envió esta aplicación la ha retirado')
    given(application, applicationSubmitted, talked, denied)
      .when(say(yeguada))
      .refuses(
        409,
        'Quien aplicó ha dicho que no habéis hablado. Contesta con un estado o un mensaje.'
      )
  })

  test('is denied once by its applicant, and only where it was said', () => {
    const deny = (by: ApplicantReference | 'link') => (state: Application) =>
      decide.denyTalk(state, 'one', by)
    for (const by of [mine, 'link'] as const) {
      given(application, applicationSubmitted, talked).when(deny(by)).yields(denied)
      given(application, applicationSubmitted, talked, denied).when(deny(by)).yields()
      given(application, applicationSubmitted)
        .when(deny(by))
        .refuses(409, 'La empresa no ha dicho que hayáis hablado')
    }
    given(application, applicationSubmitted, talked)
      .when(deny({ userId: 'luis' }))
      .refuses(403, 'No tienes permiso para hacer esto')
  })

  test('lets closing the job write to them all the same', () => {
    given(application, applicationSubmitted, talked)
      .when(state => decide.rejectWaiting(state, 'one'))
      .yields(event('ApplicationStatusChanged', { status: 'rejected' }))
  })
})

describe('asking again', () => {
  const ask =
    (
      days: number,
      { hasWords = false, isEmployerDeleted = false } = {},
      by: ApplicantReference | 'link' = mine
    ) =>
    (state: Application) =>
      decide.askAgain(
        state,
        'one',
        by,
        { hasWords, isEmployerDeleted },
        new Date(Date.parse(testTime) + days * day)
      )

  test('is possible once, ten days after the application', () => {
    given(application, applicationSubmitted).when(ask(askAgainDays)).yields(asked)
    given(application, applicationSubmitted)
      .when(ask(askAgainDays, {}, 'link'))
      .yields(asked)
    given(application, applicationSubmitted)
      .when(ask(askAgainDays - 0.01))
      .refuses(409, 'Podrás preguntar cuando pasen diez días sin respuesta')
    given(application, applicationSubmitted, asked)
      .when(ask(90))
      .refuses(409, 'Ya has preguntado. Si no contestan, puedes escribirles un mensaje.')
  })

  test('is refused after an answer, be it a status, a talk or words; not after a denied talk', () => {
    const sentence = 'La empresa ya te ha contestado'
    for (const past of [[approved], [talked]])
      given(application, applicationSubmitted, ...past)
        .when(ask(20))
        .refuses(409, sentence)
    given(application, applicationSubmitted)
      .when(ask(20, { hasWords: true }))
      .refuses(409, sentence)
    given(application, applicationSubmitted, talked, denied).when(ask(20)).yields(asked)
    given(application, applicationSubmitted)
      .when(ask(20, { isEmployerDeleted: true }))
      .refuses(409, 'Este anuncio ya no admite aplicaciones')
    given(application, applicationSubmitted, withdrawn)
      .when(ask(20))
      .refuses(409, 'Quien envió esta aplicación la ha retirado')
  })
})

describe('answering by the link of an e-mail', () => {
  const answer =
    (words?: string, by: Actor = yeguada) =>
    (state: Application) =>
      decide.changeStatusByLink(state, 'one', { status: 'approved', words }, by)
  const byLink = event('ApplicationStatusChanged', { status: 'approved', by: 'link' })
  const seen = event('ApplicationSeen', { by: 'employer' })

  test('says who sees it and how, with or without words', () => {
    given(application, applicationSubmitted).when(answer()).yields(seen, byLink)
    given(application, applicationSubmitted, seen).when(answer('Ven el martes')).yields(byLink)
  })

  test('records nothing for the same status, and takes no words with it', () => {
    given(application, applicationSubmitted, seen, approved).when(answer()).yields()
    given(application, applicationSubmitted, seen, approved)
      .when(answer('Ven el martes'))
      .refuses(409, 'Di si te interesa o no. Para escribir sin decirlo, entra en Ramal.')
  })

  test('is refused to another employer, and of what does not exist', () => {
    given(application, applicationSubmitted)
      .when(answer(undefined, picadero))
      .refuses(403, 'No tienes permiso para hacer esto')
    given(application).when(answer()).refuses(404, 'No encontramos esta aplicación')
  })
})
