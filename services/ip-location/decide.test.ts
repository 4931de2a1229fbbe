import { describe, expect, test } from 'vitest'
import { user } from '#events/aggregates/users.ts'
import { deletedUser } from '#test/builders/event-fixtures.ts'
import { userRegistered } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import { updateIp } from './decide.ts'

const ip = '203.0.113.7'

describe('the place of an address', () => {
  test.each([
    [{ city: 'Jerez', region: 'Andalucía', country: 'ES' }, 'Jerez, Andalucía, ES'],
    [{ region: 'Andalucía', country: 'ES' }, 'Andalucía, ES'],
    [{ country: 'ES' }, 'ES'],
    [{ org: 'AS64500' }, undefined]
  ])('%j is the location %s', (place, location) => {
    given(user, userRegistered('ana'))
      .when(state => updateIp(state, 'ana', { ip, place }))
      .yields({
        type: 'UserLocated',
        data: { id: 'ana' },
        subject: 'ana',
        personal: { ip, place, location }
      })
  })

  test('is not recorded for a deleted account', () => {
    expect(() => updateIp(deletedUser, 'ana', { ip, place: {} })).toThrow('Usuario no autenticado')
  })
})
