import { describe, expect, test } from 'vitest'
import { type User, type UserEvent, user } from '#events/aggregates/users.ts'
import { deletedUser, unknownUser } from '#test/builders/event-fixtures.ts'
import { userRegistered } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'

const data = { id: 'ana' }
const email = 'ana@example.net'
const registered = userRegistered('ana')
const personal = { email }
const changeRequested: UserEvent = {
  type: 'UserEmailChangeRequested',
  data,
  subject: 'ana',
  personal
}
const confirmed: UserEvent = { type: 'UserEmailConfirmed', data, subject: 'ana', personal }
const passwordChanged: UserEvent = { type: 'UserPasswordChanged', data }
const mailChosen = (stopped: ('messages' | 'ads')[], language?: 'en'): UserEvent => ({
  type: 'UserMailChosen',
  data: { ...data, stopped, language }
})
const confirmationOver = 'Este enlace ya no sirve. Entra en tu cuenta y pide otro desde tu perfil.'
const passwordLinkOver = 'Este enlace ya no sirve. Pide otro y úsalo antes de media hora.'

describe('editing the address of an account', () => {
  const request = { fullName: 'Ana Robles', email }
  const revise = (isMailSent: boolean, before: string) => (state: User) =>
    decide.reviseUser(state, 'ana', request, { email: before, isMailSent })
  const revised = (address: string): UserEvent => ({
    type: 'UserProfileRevised',
    data,
    subject: 'ana',
    personal: { ...request, email: address }
  })

  test('keeps the address before until the new one is confirmed, when e-mails are sent', () => {
    given(user, registered)
      .when(revise(true, 'ana@example.org'))
      .yields(changeRequested, revised('ana@example.org'))
  })

  test('replaces it at once when no e-mails are sent', () => {
    given(user, registered)
      .when(revise(false, 'ana@example.org'))
      .yields(changeRequested, revised(email))
  })

  test('requests nothing when the address stays', () => {
    given(user, registered).when(revise(true, email)).yields(revised(email))
  })
})

describe('asking for the e-mail that confirms an address', () => {
  const ask = (hasBounced: boolean) => (state: User) =>
    decide.requestEmailConfirmation(state, 'ana', hasBounced)
  const requested: UserEvent = { type: 'UserEmailConfirmationRequested', data }

  test.each([
    ['for an unconfirmed address', [registered], false, [requested]],
    [
      'for an address that is changing',
      [registered, confirmed, changeRequested],
      true,
      [requested]
    ],
    [
      'for a confirmed one that bounced',
      [registered, confirmed],
      true,
      [{ type: 'UserEmailRetryRequested', data }]
    ],
    ['for a confirmed one', [registered, confirmed], false, []]
  ] as [string, UserEvent[], boolean, UserEvent[]][])('%s', (_, past, hasBounced, events) => {
    given(user, ...past)
      .when(ask(hasBounced))
      .yields(...events)
  })

  test('is refused to a deleted account', () => {
    expect(() => ask(true)(deletedUser)).toThrow(expect.objectContaining({ status: 401 }))
  })
})

describe('the link that confirms an address', () => {
  const confirm = (version: number) => (state: User) =>
    decide.confirmEmail(state, 'ana', version, email)

  test('confirms the newest address', () => {
    given(user, registered).when(confirm(1)).yields(confirmed)
    given(user, registered, confirmed, changeRequested).when(confirm(2)).yields(confirmed)
  })

  test('changes nothing when it is used again', () => {
    given(user, registered, confirmed).when(confirm(1)).yields()
  })

  test('ends with a change of the address and with the account', () => {
    given(user, registered, changeRequested).when(confirm(1)).refuses(410, confirmationOver)
    for (const gone of [deletedUser, unknownUser])
      expect(() => confirm(1)(gone)).toThrow(confirmationOver)
  })
})

describe('another link to the address', () => {
  const prove = (state: User) => decide.proveEmail(state, 'ana', email)

  test('confirms it', () => {
    given(user, registered).when(prove).yields(confirmed)
  })

  test.each([
    ['that is confirmed', [registered, confirmed]],
    ['while another one is requested', [registered, changeRequested]],
    ['of no account', []]
  ] as [string, UserEvent[]][])('confirms none %s', (_, past) => {
    given(user, ...past)
      .when(prove)
      .yields()
  })
})

describe('an address that bounced, or was reached again', () => {
  test('is recorded for an active account only', () => {
    given(user, registered)
      .when(state => decide.recordBouncedEmail(state, 'ana', email))
      .yields({ type: 'UserEmailBounced', data, subject: 'ana', personal })
    given(user, registered)
      .when(state => decide.recordReachedEmail(state, 'ana'))
      .yields({ type: 'UserEmailReached', data })
    expect(decide.recordBouncedEmail(deletedUser, 'ana', email)).toEqual([])
    expect(decide.recordReachedEmail(deletedUser, 'ana')).toEqual([])
  })
})

describe('choosing e-mails', () => {
  const choose = (stopped: ('messages' | 'ads')[], language?: 'es' | 'en') => (state: User) =>
    decide.chooseMail(state, 'ana', { stopped, language })

  test('records the topics in their order, and a language that is new', () => {
    given(user, registered)
      .when(choose(['ads', 'messages'], 'es'))
      .yields(mailChosen(['messages', 'ads']))
    given(user, registered).when(choose([], 'en')).yields(mailChosen([], 'en'))
  })

  test('records nothing when nothing changes', () => {
    given(user, registered).when(choose([])).yields()
    given(user, registered, mailChosen(['ads'], 'en'))
      .when(choose(['ads'], 'en'))
      .yields()
    expect(() => choose([])(deletedUser)).toThrow(expect.objectContaining({ status: 401 }))
  })

  test('by the link of an e-mail stops one topic more', () => {
    const stop = (state: User) => decide.stopMails(state, 'ana', 'messages')
    given(user, registered, mailChosen(['ads']))
      .when(stop)
      .yields(mailChosen(['messages', 'ads']))
    given(user, registered, mailChosen(['messages']))
      .when(stop)
      .yields()
    expect(stop(deletedUser)).toEqual([])
  })
})

describe('a forgotten password', () => {
  const reset = (version: number) => (state: User) =>
    decide.resetPassword(state, 'ana', version, email)

  test('is asked for by an active account', () => {
    given(user, registered)
      .when(state => decide.requestPasswordReset(state, 'ana'))
      .yields({ type: 'UserPasswordResetRequested', data })
    expect(decide.requestPasswordReset(deletedUser, 'ana')).toEqual([])
  })

  test('is replaced by its link, which proves the address', () => {
    given(user, registered).when(reset(1)).yields(passwordChanged, confirmed)
    given(user, registered, confirmed).when(reset(1)).yields(passwordChanged)
  })

  test('is replaced once by each link', () => {
    given(user, registered, passwordChanged).when(reset(1)).refuses(410, passwordLinkOver)
    given(user, registered, passwordChanged, confirmed).when(reset(2)).yields(passwordChanged)
    expect(() => reset(1)(deletedUser)).toThrow(passwordLinkOver)
  })

  test('has no link left once the account is deleted', () => {
    const state = stateAfter(user, registered)
    expect(decide.isPasswordLinkValid(state, 1)).toBe(true)
    expect(decide.isPasswordLinkValid(state, 2)).toBe(false)
    expect(decide.isPasswordLinkValid(deletedUser, 1)).toBe(false)
  })
})

describe('a code by e-mail', () => {
  const enter = (isKnownDevice: boolean) => (state: User) =>
    decide.enterByMail(state, 'ana', { email, isKnownDevice })

  test('is asked for by an active account', () => {
    given(user, registered)
      .when(state => decide.requestMailCode(state, 'ana', 'c1'))
      .yields({ type: 'UserMailCodeRequested', data: { ...data, codeId: 'c1' } })
    expect(decide.requestMailCode(deletedUser, 'ana', 'c1')).toEqual([])
  })

  test('proves the address once', () => {
    given(user, registered).when(enter(true)).yields(confirmed)
    given(user, registered, confirmed).when(enter(true)).yields()
    given(user, registered, confirmed).when(enter(false)).yields()
    given(user, registered, changeRequested).when(enter(true)).yields()
  })

  test('ends a password that nobody has used in the browser while the address was not confirmed', () => {
    given(user, registered).when(enter(false)).yields(passwordChanged, confirmed)
    given(user, registered, changeRequested).when(enter(false)).yields(passwordChanged, confirmed)
  })

  test('is over once the account is deleted', () => {
    expect(() => enter(true)(deletedUser)).toThrow(expect.objectContaining({ status: 410 }))
  })
})

describe('an idle account', () => {
  test('is told of the day of its end, and then deleted', () => {
    given(user, registered)
      .when(state => decide.noticeIdle(state, 'ana', 2, new Date('2026-05-01T00:00:00.000Z')))
      .yields({
        type: 'UserIdleNoticed',
        data: { ...data, nth: 2, eraseOn: '2026-05-01T00:00:00.000Z' }
      })
    given(user, registered)
      .when(state => decide.deleteIdleUser(state, 'ana'))
      .yields({
        type: 'UserSoftDeleted',
        data: { ...data, byAdmin: false },
        subject: 'ana',
        personal: { reason: 'Nadie había entrado en dos años' }
      })
  })

  test('that is deleted already is left alone', () => {
    expect(decide.noticeIdle(deletedUser, 'ana', 1, new Date())).toEqual([])
    expect(decide.deleteIdleUser(deletedUser, 'ana')).toEqual([])
  })
})

test('a second account with the same name or address is refused at its field', () => {
  expect(decide.userUniqueViolations).toMatchObject({
    username: { field: 'username', status: 409, message: 'El nombre de usuario ya existe' },
    email: { field: 'email', status: 409, message: 'El correo electrónico ya está registrado' }
  })
})
