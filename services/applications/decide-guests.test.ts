import { describe, test } from 'vitest'
import { type Guest, guest, type GuestEvent } from '#events/aggregates/guests.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide-guests.ts'

const data = { id: 'guest' }
const joined: GuestEvent = { type: 'GuestJoined', data: { ...data, userId: 'ana' } }
const bounced: GuestEvent = { type: 'GuestEmailBounced', data }
const reached: GuestEvent = { type: 'GuestEmailReached', data }
const erased: GuestEvent = { type: 'GuestErased', data }

describe('a guest', () => {
  test.each([
    ['is joined to an account', (state: Guest) => decide.joinGuest(state, 'guest', 'ana'), joined],
    [
      'has an address that bounced',
      (state: Guest) => decide.recordGuestBounce(state, 'guest'),
      bounced
    ],
    ['is reached again', (state: Guest) => decide.recordGuestReached(state, 'guest'), reached]
  ])('%s, unless they have an account or are erased', (_, command, event) => {
    given(guest, bounced).when(command).yields(event)
    given(guest, joined).when(command).yields()
    given(guest, erased).when(command).yields()
  })

  test('is erased once, with or without an account', () => {
    const erase = (state: Guest) => decide.eraseGuest(state, 'guest')
    given(guest).when(erase).yields(erased)
    given(guest, joined).when(erase).yields(erased)
    given(guest, erased).when(erase).yields()
  })
})
