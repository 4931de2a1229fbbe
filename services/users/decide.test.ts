import { describe, test } from 'vitest'
import { type User, type UserEvent, user } from '#events/aggregates/users.ts'
import { given } from '#test/events/given.ts'
import { userRegistered } from '#test/events/event-builders.ts'
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
const account = { email: profile.email, isMailSent: true }

const softDeleted = (reason: string, byAdmin: boolean): UserEvent => ({
  type: 'UserSoftDeleted',
  data: { id: 'ana', byAdmin },
  subject: 'ana',
  personal: { reason }
})
const deleted = softDeleted('Ya tengo trabajo', false)
const archived: UserEvent = { type: 'UserArchived', data: { id: 'ana', archiveId: 'copy' } }
const erased: UserEvent = { type: 'UserErased', data: { id: 'ana' } }
const registered = userRegistered('ana')

describe('registering', () => {
  test('records the profile and the IP address, and never the password', () => {
    const { password: _, userType, ...personal } = request
    given(user)
      .when(state => decide.register(state, 'ana', request, '203.0.113.7'))
      .yields({
        type: 'UserRegistered',
        data: { id: 'ana', userType, termsVersion: 3 },
        subject: 'ana',
        personal: { ...personal, registrationIp: '203.0.113.7' }
      })
  })

  test('is refused when the id is in use', () => {
    given(user, registered)
      .when(state => decide.register(state, 'ana', request, '203.0.113.7'))
      .refuses(409, 'Esta cuenta ya existe')
  })
})

describe('an account', () => {
  test('is edited by its owner', () => {
    given(user, registered)
      .when(state => decide.reviseUser(state, 'ana', profile, account))
      .yields({
        type: 'UserProfileRevised',
        data: { id: 'ana' },
        subject: 'ana',
        personal: profile
      })
  })

  test('gets a new password from its owner', () => {
    given(user, registered)
      .when(state => decide.changePassword(state, 'ana'))
      .yields({ type: 'UserPasswordChanged', data: { id: 'ana' } })
  })

  test('is deleted by its owner, with a reason', () => {
    given(user, registered)
      .when(state => decide.deleteUser(state, 'ana', { reason: 'Ya tengo trabajo' }))
      .yields(deleted)
  })

  test('is deleted without a reason, and the event says so', () => {
    given(user, registered)
      .when(state => decide.deleteUser(state, 'ana', {}))
      .yields(softDeleted('No se especificó razón', false))
  })

  const commands: [string, (state: User) => UserEvent[]][] = [
    ['edited', state => decide.reviseUser(state, 'ana', profile, account)],
    ['given a new password', state => decide.changePassword(state, 'ana')],
    ['deleted', state => decide.deleteUser(state, 'ana', {})]
  ]

  test.each(commands)('is not %s after it was deleted', (_, command) => {
    given(user, registered, deleted).when(command).refuses(401, 'Usuario no autenticado')
    given(user).when(command).refuses(401, 'Usuario no autenticado')
  })
})

describe('deleting an account as operator', () => {
  test('is recorded as done by an admin', () => {
    given(user, registered)
      .when(state => decide.deleteUserAsAdmin(state, 'ana', 'Anuncios falsos'))
      .yields(softDeleted('Anuncios falsos', true))
  })

  test('is recorded once', () => {
    for (const past of [[], [registered, deleted], [registered, deleted, archived, erased]]) {
      given(user, ...past)
        .when(state => decide.deleteUserAsAdmin(state, 'ana', 'Anuncios falsos'))
        .yields()
    }
  })
})

describe('a deleted account', () => {
  test('is archived once', () => {
    given(user, registered, deleted)
      .when(state => decide.archiveUser(state, 'ana', 'copy'))
      .yields(archived)
    for (const past of [
      [registered],
      [registered, deleted, archived],
      [registered, deleted, archived, erased]
    ]) {
      given(user, ...past)
        .when(state => decide.archiveUser(state, 'ana', 'copy'))
        .yields()
    }
  })

  test('is erased when the grace period is over, and not before', () => {
    given(user, registered, deleted, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-04-01T09:59:59.999Z'), 30))
      .yields()
    given(user, registered, deleted, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-04-01T10:00:00.000Z'), 30))
      .yields(erased)
  })

  test('is erased at once without a grace period', () => {
    given(user, registered, deleted, archived)
      .when(state => decide.eraseUser(state, 'ana', new Date('2026-03-02T10:00:00.000Z'), 0))
      .yields(erased)
  })

  test('is not erased before it was archived, twice or while it is active', () => {
    for (const past of [
      [registered],
      [registered, deleted],
      [registered, deleted, archived, erased]
    ]) {
      given(user, ...past)
        .when(state => decide.eraseUser(state, 'ana', new Date('2027-01-01'), 30))
        .yields()
    }
  })
})
