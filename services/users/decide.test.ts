import { describe, test } from 'vitest'
import { type UserEvent, user } from '#events/users.ts'
import { ana, luis } from '#test/event-fixtures.ts'
import { given } from '#test/given.ts'
import { userRegistered } from '#test/event-builders.ts'
import type { Register } from './contract.ts'
import * as decide from './decide.ts'

const request: Register = {
  username: 'ana',
  password: 'caballo-bayo',
  email: 'ana@example.org',
  fullName: 'Ana Robles',
  phone: '612 345 678',
  userType: 'applicant'
}
const profile = { fullName: 'Ana Robles Vega', email: 'ana@example.net' }

const softDeleted = (reason: string, byAdmin: boolean): UserEvent => ({
  type: 'UserSoftDeleted',
  data: { id: 'ana', byAdmin },
  subject: 'ana',
  personal: { reason }
})
const gone = softDeleted('Ya tengo trabajo', false)
const archived: UserEvent = { type: 'UserArchived', data: { id: 'ana', archiveId: 'copy' } }
const erased: UserEvent = { type: 'UserErased', data: { id: 'ana' } }
const here = userRegistered('ana')

describe('registering', () => {
  test('keeps who somebody is and from where they came, and never their password', () => {
    const { password: _, userType, ...personal } = request
    given(user)
      .when(state => decide.register(state, 'ana', request, '203.0.113.7'))
      .says({
        type: 'UserRegistered',
        data: { id: 'ana', userType },
        subject: 'ana',
        personal: { ...personal, registrationIp: '203.0.113.7' }
      })
  })

  test('is refused under an id that is taken', () => {
    given(user, here)
      .when(state => decide.register(state, 'ana', request, '203.0.113.7'))
      .refuses(409, 'Esta cuenta ya existe')
  })
})

describe('an account', () => {
  test('is edited by its owner', () => {
    given(user, here)
      .when(state => decide.reviseUser(state, 'ana', profile, ana))
      .says({
        type: 'UserProfileRevised',
        data: { id: 'ana' },
        subject: 'ana',
        personal: profile
      })
  })

  test('gets another password from its owner', () => {
    given(user, here)
      .when(state => decide.changePassword(state, 'ana', ana))
      .says({ type: 'UserPasswordChanged', data: { id: 'ana' } })
  })

  test('is deleted by its owner, with a reason', () => {
    given(user, here)
      .when(state => decide.deleteUser(state, 'ana', { reason: 'Ya tengo trabajo' }, ana))
      .says(gone)
  })

  test('is deleted without a reason, which is said so', () => {
    given(user, here)
      .when(state => decide.deleteUser(state, 'ana', {}, ana))
      .says(softDeleted('No se especificó razón', false))
  })

  test.each([
    [
      'edited',
      (state: typeof user.initialState, by: typeof ana | typeof luis) =>
        decide.reviseUser(state, 'ana', profile, by)
    ],
    [
      'given another password',
      (state: typeof user.initialState, by: typeof ana | typeof luis) =>
        decide.changePassword(state, 'ana', by)
    ],
    [
      'deleted',
      (state: typeof user.initialState, by: typeof ana | typeof luis) =>
        decide.deleteUser(state, 'ana', {}, by)
    ]
  ])('is not %s by somebody else, nor once it is deleted', (_, ask) => {
    given(user, here)
      .when(state => ask(state, luis))
      .refuses(403, 'No tienes permiso para hacer esto')
    given(user, here, gone)
      .when(state => ask(state, ana))
      .refuses(401, 'Usuario no autenticado')
    given(user)
      .when(state => ask(state, ana))
      .refuses(401, 'Usuario no autenticado')
  })
})

describe('the operator', () => {
  test('deletes an account, which is told apart', () => {
    given(user, here)
      .when(state => decide.deleteUserAsAdmin(state, 'ana', 'Anuncios falsos'))
      .says(softDeleted('Anuncios falsos', true))
  })

  test('deletes nothing twice', () => {
    for (const past of [[], [here, gone], [here, gone, archived, erased]]) {
      given(user, ...past)
        .when(state => decide.deleteUserAsAdmin(state, 'ana', 'Anuncios falsos'))
        .says()
    }
  })
})

describe('a deleted account', () => {
  test('is archived once', () => {
    given(user, here, gone)
      .when(state => decide.archiveUser(state, 'ana', 'copy'))
      .says(archived)
    for (const past of [[here], [here, gone, archived], [here, gone, archived, erased]]) {
      given(user, ...past)
        .when(state => decide.archiveUser(state, 'ana', 'copy'))
        .says()
    }
  })

  test('is erased when the grace period is over, and not a moment before', () => {
    given(user, here, gone, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-04-01T09:59:59.999Z'), 30))
      .says()
    given(user, here, gone, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-04-01T10:00:00.000Z'), 30))
      .says(erased)
  })

  test('is erased at once where there is no grace period', () => {
    given(user, here, gone, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-03-02T10:00:00.000Z'), 0))
      .says(erased)
  })

  test('is not erased before it was archived, nor twice, nor while it lives', () => {
    for (const past of [[here], [here, gone], [here, gone, archived, erased]]) {
      given(user, ...past)
        .when(state => decide.eraseUser(state, 'ana', new Date('2027-01-01'), 30))
        .says()
    }
  })
})
