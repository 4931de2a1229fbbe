import { describe, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { type Message, message, type MessageEvent } from '#events/aggregates/messages.ts'
import {
  activeUser,
  ana,
  deletedUser,
  messageSent,
  picadero,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'

const posted = jobPosted('job', 'yeguada')
const request = { receiverId: 'ana', jobId: 'job', content: 'Ven a conocernos' }
const both = { sender: activeUser, receiver: activeUser }
const now = new Date('2026-03-10T10:00:00.000Z')
const ids = { id: 'one', senderId: 'yeguada', receiverId: 'ana' }

describe('inviting a candidate to a job', () => {
  const invite =
    (
      changes: Partial<decide.Invitation> = {},
      { by = yeguada, at = now }: { by?: typeof yeguada | typeof picadero; at?: Date } = {}
    ) =>
    (state: Message) => {
      const invitation = { job: stateAfter(job, posted), isInvitable: true, ...changes }
      return decide.invite(state, 'one', request, by, both, invitation, at)
    }

  test('sends the first message', () => {
    given(message)
      .when(invite())
      .yields({
        type: 'MessageSent',
        data: { ...ids, jobId: 'job' },
        subject: 'yeguada',
        personal: { content: request.content }
      })
  })

  test('is refused for the job of another, and for no job', () => {
    const sentence = 'Solo puedes escribir a personas con las que compartes una aplicación'
    given(message)
      .when(invite({}, { by: picadero }))
      .refuses(403, sentence)
    given(message)
      .when(invite({ job: { state: 'unknown' } }))
      .refuses(403, sentence)
  })

  test('is refused once the job is over', () => {
    given(message)
      .when(invite({}, { at: new Date('2026-04-01T10:00:00.000Z') }))
      .refuses(409, 'Este anuncio ya no admite aplicaciones')
    const closed: JobEvent = {
      type: 'JobClosed',
      data: { id: 'job', employerId: 'yeguada', outcome: 'aqui', isAnswered: false },
      subject: 'yeguada',
      personal: {}
    }
    given(message)
      .when(invite({ job: stateAfter(job, posted, closed) }))
      .refuses(409, 'Este anuncio ya no admite aplicaciones')
  })

  test('is possible once, and only to those who may be invited', () => {
    given(message, messageSent).when(invite()).refuses(409, 'Ya le has invitado a este anuncio')
    given(message)
      .when(invite({ isInvitable: false }))
      .refuses(403, 'No puedes invitar a esta persona')
  })
})

test.each([
  ['open', undefined],
  ['none', 'Solo puedes escribir a personas con las que compartes una aplicación'],
  ['awaits an answer', 'Ya le has escrito. Podrás seguir cuando te conteste'],
  [
    'ended by sender',
    'Te ocultas de esta empresa. Para escribirle, deja de hacerlo en «Quién ve mi perfil»'
  ],
  ['ended by receiver', 'Ahora no puedes escribir a esta persona']
] as const)('a message where the contact is «%s»: %s', (contact, sentence) => {
  expect(decide.refusalOf(contact)?.message).toBe(sentence)
  const participants = { sender: activeUser, receiver: activeUser, contact }
  const send = () => decide.sendMessage({ state: 'unknown' }, 'one', request, yeguada, participants)
  if (sentence) expect(send).toThrow(expect.objectContaining({ status: 403, message: sentence }))
  else expect(send()).toHaveLength(1)
})

test('a message may follow from an application', () => {
  const participants = { sender: activeUser, receiver: activeUser, contact: 'open' } as const
  given(message)
    .when(state =>
      decide.sendMessage(
        state,
        'one',
        { receiverId: 'ana', content: 'Hola', applicationId: 'application' },
        yeguada,
        participants
      )
    )
    .yields({
      type: 'MessageSent',
      data: { ...ids, applicationId: 'application' },
      subject: 'yeguada',
      personal: { content: 'Hola' }
    })
  expect(() =>
    decide.sendMessage({ state: 'unknown' }, 'one', request, yeguada, {
      ...participants,
      sender: deletedUser
    })
  ).toThrow('Usuario no autenticado')
})

describe('a message that the operator hides', () => {
  const hidden: MessageEvent = {
    type: 'MessageHidden',
    data: { ...ids, reason: 'falso' },
    subject: 'yeguada',
    personal: { note: 'Pide dinero' }
  }
  const shown: MessageEvent = {
    type: 'MessageShown',
    data: ids,
    subject: 'yeguada',
    personal: {}
  }
  const read: MessageEvent = { type: 'MessageRead', data: { id: 'one' } }
  const erased: MessageEvent = { type: 'MessageErased', data: { id: 'one' } }
  const hide = (state: Message) =>
    decide.hideMessage(state, 'one', { reason: 'falso', note: 'Pide dinero' })
  const show = (state: Message) => decide.showMessage(state, 'one')

  test('is hidden once, and shown again once', () => {
    for (const past of [[messageSent], [messageSent, read]]) {
      given(message, ...past)
        .when(hide)
        .yields(hidden)
      given(message, ...past)
        .when(show)
        .yields()
      given(message, ...past, hidden)
        .when(hide)
        .yields()
      given(message, ...past, hidden)
        .when(show)
        .yields(shown)
    }
    given(message).when(hide).yields()
    given(message).when(show).yields()
  })

  test('is not read meanwhile', () => {
    given(message, messageSent, hidden)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .refuses(404, 'No encontramos este mensaje')
    given(message, messageSent, hidden, shown)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .yields(read)
  })

  test('is erased once, at the end of the storage term', () => {
    const erase = (state: Message) => decide.eraseMessage(state, 'one')
    given(message, messageSent).when(erase).yields(erased)
    given(message, messageSent, erased).when(erase).yields()
  })
})
