import { describe, test } from 'vitest'
import { type MessageEvent, message } from '#events/aggregates/messages.ts'
import {
  activeUser,
  ana,
  deletedUser,
  luis,
  messageSent,
  unknownUser,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide.ts'

const request = { receiverId: 'ana', content: '¿Puedes venir el martes?' }
const participants = { sender: activeUser, receiver: activeUser, contact: 'open' as const }
const read: MessageEvent = { type: 'MessageRead', data: { id: 'one' } }

const send = (changes: Partial<decide.Participants>) => (state: typeof message.initialState) =>
  decide.sendMessage(state, 'one', request, yeguada, { ...participants, ...changes })

describe('sending a message', () => {
  test('is accepted between people who share an application', () => {
    given(message).when(send({})).yields(messageSent)
  })

  test('may refer to a job', () => {
    given(message)
      .when(state =>
        decide.sendMessage(state, 'one', { ...request, jobId: 'job' }, yeguada, participants)
      )
      .yields({
        type: 'MessageSent',
        data: { id: 'one', senderId: 'yeguada', receiverId: 'ana', jobId: 'job' },
        subject: 'yeguada',
        personal: { content: '¿Puedes venir el martes?' }
      })
  })

  test('is refused between people without a shared application', () => {
    given(message)
      .when(send({ contact: 'none' }))
      .refuses(403, 'Solo puedes escribir a personas con las que compartes una aplicación')
  })

  test('is refused when the receiver does not exist or was deleted', () => {
    for (const receiver of [unknownUser, deletedUser]) {
      given(message).when(send({ receiver })).refuses(404, 'No encontramos a esta persona')
    }
  })

  test('is refused when the sender’s account was deleted', () => {
    given(message)
      .when(send({ sender: deletedUser }))
      .refuses(401, 'Usuario no autenticado')
  })

  test('is refused when the id is in use', () => {
    given(message, messageSent).when(send({})).refuses(409, 'Este mensaje ya existe')
  })
})

describe('reading a message', () => {
  test('is recorded once', () => {
    given(message, messageSent)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .yields(read)
    given(message, messageSent, read)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .yields()
  })

  test('is refused to all but its receiver', () => {
    for (const stranger of [yeguada, luis]) {
      given(message, messageSent)
        .when(state => decide.markMessageRead(state, 'one', stranger))
        .refuses(403, 'No tienes permiso para hacer esto')
    }
  })

  test('is refused when the message does not exist', () => {
    given(message)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .refuses(404, 'No encontramos este mensaje')
  })
})
