import { describe, test } from 'vitest'
import { type MessageEvent, message } from '#events/messages.ts'
import {
  activeUser,
  ana,
  deletedUser,
  luis,
  messageSent,
  unknownUser,
  yeguada
} from '#test/event-fixtures.ts'
import { given } from '#test/given.ts'
import * as decide from './decide.ts'

const request = { receiverId: 'ana', content: '¿Puedes venir el martes?' }
const participants = { sender: activeUser, receiver: activeUser, mayContact: true }
const read: MessageEvent = { type: 'MessageRead', data: { id: 'one' } }

const send = (ends: Partial<decide.Participants>) => (state: typeof message.initialState) =>
  decide.sendMessage(state, 'one', request, yeguada, { ...participants, ...ends })

describe('writing a message', () => {
  test('to somebody who shares an application', () => {
    given(message).when(send({})).says(messageSent)
  })

  test('may name the job that it is about', () => {
    given(message)
      .when(state =>
        decide.sendMessage(state, 'one', { ...request, jobId: 'ad' }, yeguada, participants)
      )
      .says({
        type: 'MessageSent',
        data: { id: 'one', senderId: 'yeguada', receiverId: 'ana', jobId: 'ad' },
        subject: 'yeguada',
        personal: { content: '¿Puedes venir el martes?' }
      })
  })

  test('is refused to strangers', () => {
    given(message)
      .when(send({ mayContact: false }))
      .refuses(403, 'Solo puedes escribir a personas con las que compartes una aplicación')
  })

  test('is refused to whom nobody knows, or nobody knows any more', () => {
    for (const receiver of [unknownUser, deletedUser]) {
      given(message).when(send({ receiver })).refuses(404, 'No encontramos a esta persona')
    }
  })

  test('is refused from whoever deleted their account meanwhile', () => {
    given(message)
      .when(send({ sender: deletedUser }))
      .refuses(401, 'Usuario no autenticado')
  })

  test('is refused under an id that is taken', () => {
    given(message, messageSent).when(send({})).refuses(409, 'Este mensaje ya existe')
  })
})

describe('reading a message', () => {
  test('is said once', () => {
    given(message, messageSent)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .says(read)
    given(message, messageSent, read)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .says()
  })

  test('is refused to its sender and to anyone else', () => {
    for (const other of [yeguada, luis]) {
      given(message, messageSent)
        .when(state => decide.markMessageRead(state, 'one', other))
        .refuses(403, 'No tienes permiso para hacer esto')
    }
  })

  test('is refused when there is none', () => {
    given(message)
      .when(state => decide.markMessageRead(state, 'one', ana))
      .refuses(404, 'No encontramos este mensaje')
  })
})
