import { describe, expect, test } from 'vitest'
import { type Alert, alert, type AlertEvent } from '#events/aggregates/alerts.ts'
import { type User, user } from '#events/aggregates/users.ts'
import { activeUser, ana, deletedUser, luis } from '#test/builders/event-fixtures.ts'
import { userRegistered } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'

const search = { role: 'groom', location: 'Ávila' }
const wanted = { search, every: 'dia' } as const
const ids = { id: 'one', userId: 'ana' }
const byEmail: AlertEvent = {
  type: 'AlertRequested',
  data: { id: 'one', every: 'dia', language: 'en' },
  subject: 'one',
  personal: { email: 'luis@example.org', search }
}
const requested: AlertEvent = {
  type: 'AlertRequested',
  data: { ...ids, every: 'dia' },
  subject: 'ana',
  personal: { search }
}
const confirmed: AlertEvent = { type: 'AlertConfirmed', data: { ...ids, termsVersion: 3 } }
const confirmedByEmail: AlertEvent = {
  type: 'AlertConfirmed',
  data: { id: 'one', termsVersion: 3 }
}
const ended: AlertEvent = { type: 'AlertEnded', data: { ...ids, reason: 'persona' } }
const asked: AlertEvent = { type: 'AlertRenewalAsked', data: ids }
const confirmedUser = stateAfter(user, userRegistered('ana'), {
  type: 'UserEmailConfirmed',
  data: { id: 'ana' },
  subject: 'ana',
  personal: { email: 'ana@example.org' }
})

describe('an alert by e-mail', () => {
  const request = (state: Alert) =>
    decide.requestAlertByEmail(state, 'one', { email: 'luis@example.org', language: 'en' }, wanted)

  test('is requested with the key of its own', () => {
    given(alert).when(request).yields(byEmail)
    given(alert, byEmail).when(request).refuses(409, 'Este aviso ya existe')
  })

  test('is confirmed by its link once, and again after a renewal', () => {
    const confirm = (version: number) => (state: Alert) =>
      decide.confirmAlert(state, 'one', version)
    const over = 'Este enlace ya no sirve.'
    given(alert, byEmail).when(confirm(0)).yields(confirmedByEmail)
    given(alert, byEmail, confirmedByEmail).when(confirm(0)).yields()
    given(alert, byEmail, confirmedByEmail).when(confirm(1)).yields(confirmedByEmail)
    for (const [past, version] of [
      [[byEmail, confirmedByEmail, confirmedByEmail], 0],
      [[byEmail], 1],
      [[], 0],
      [[byEmail, ended], 0]
    ] as [AlertEvent[], number][]) {
      expect(() => confirm(version)(stateAfter(alert, ...past))).toThrow(
        expect.objectContaining({ status: 410, message: over })
      )
    }
  })
})

describe('the alert of an account', () => {
  const request =
    (account: User, known: decide.WantedAlert[] = []) =>
    (state: Alert) =>
      decide.requestOwnAlert(state, 'one', wanted, ana, { account, known })
  const others = (count: number) =>
    Array.from(
      { length: count },
      (_, index): decide.WantedAlert => ({
        search: { text: `doma ${index}` },
        every: 'semana'
      })
    )

  test('is confirmed at once where the address is', () => {
    given(alert).when(request(confirmedUser)).yields(requested, confirmed)
    given(alert).when(request(activeUser)).yields(requested)
  })

  test('is not made twice for the same search', () => {
    const same = { search: { location: ' ávila', role: 'Groom' }, every: 'semana' } as const
    given(alert)
      .when(request(confirmedUser, [...others(1), same]))
      .yields()
    given(alert)
      .when(request(confirmedUser, [...others(20), same]))
      .yields()
  })

  test('is one of twenty at most', () => {
    given(alert)
      .when(request(activeUser, others(19)))
      .yields(requested)
    given(alert)
      .when(request(activeUser, others(20)))
      .refuses(409, 'Puedes tener 20 avisos como máximo. Borra alguno antes.')
  })

  test('is refused to a deleted account, and under an id in use', () => {
    given(alert).when(request(deletedUser)).refuses(401, 'Usuario no autenticado')
    given(alert, requested).when(request(activeUser)).refuses(409, 'Este aviso ya existe')
  })
})

test.each([
  [{ text: 'Doma  Clásica' }, { text: ' doma clasica ' }, true],
  [{ text: 'doma' }, { text: 'salto' }, false],
  [{ text: 'doma' }, { role: 'doma' }, false],
  [{ text: 'doma', role: '' }, { text: 'doma' }, true],
  [{ text: 'a', role: 'b' }, { role: 'b', text: 'a' }, true],
  [{ near: '05019', location: 'Ávila' }, { near: '05019', location: 'Avila capital' }, true],
  [{ near: '05019', location: 'Ávila' }, { near: '05019' }, true],
  [{ location: 'Ávila' }, { location: 'Soria' }, false],
  [{ location: 'Ávila' }, { location: 'avila' }, true],
  [{ text: 'mozo cuadra' }, { text: 'mozocuadra' }, false]
] as [Record<string, string>, Record<string, string>, boolean][])(
  'the searches %j and %j are the same: %s',
  (a, b, expected) => {
    expect(decide.isSameSearch(a, b)).toBe(expected)
  }
)

describe('an alert that exists', () => {
  const change =
    (changes: Partial<decide.WantedAlert>, by = ana as typeof ana | typeof luis) =>
    (state: Alert) =>
      decide.changeAlert(state, 'one', changes, by)
  const notYours = 'No tienes permiso para hacer esto'
  const gone = 'Este aviso ya no existe'

  test('is changed by its owner', () => {
    given(alert, requested)
      .when(change({ every: 'semana' }))
      .yields({
        type: 'AlertChanged',
        data: { ...ids, every: 'semana' },
        subject: 'ana',
        personal: {}
      })
    given(alert, requested)
      .when(change({ search }))
      .yields({ type: 'AlertChanged', data: ids, subject: 'ana', personal: { search } })
    given(alert, requested).when(change({})).yields()
  })

  test('is not changed by others, nor once it is gone', () => {
    given(alert, requested).when(change({ search }, luis)).refuses(403, notYours)
    given(alert, byEmail).when(change({ search }, luis)).refuses(403, notYours)
    for (const past of [[], [requested, ended]])
      given(alert, ...past)
        .when(change({}))
        .refuses(404, gone)
  })

  test('is ended by its owner, by a link or by the schedule, once', () => {
    given(alert, requested)
      .when(state => decide.endAlert(state, 'one', 'persona', ana))
      .yields(ended)
    given(alert, byEmail)
      .when(state => decide.endAlert(state, 'one', 'sin-respuesta'))
      .yields({ type: 'AlertEnded', data: { id: 'one', reason: 'sin-respuesta' } })
    given(alert, requested, ended)
      .when(state => decide.endAlert(state, 'one', 'rebote'))
      .yields()
    given(alert, requested, ended)
      .when(state => decide.endAlert(state, 'one', 'persona', ana))
      .refuses(404, gone)
    given(alert, requested)
      .when(state => decide.endAlert(state, 'one', 'persona', luis))
      .refuses(403, notYours)
  })

  test('is asked about once after each confirmation', () => {
    const ask = (state: Alert) => decide.askForRenewal(state, 'one')
    given(alert, requested, confirmed).when(ask).yields(asked)
    given(alert, requested, confirmed, asked).when(ask).yields()
    given(alert, requested, confirmed, asked, confirmed).when(ask).yields(asked)
    given(alert, requested).when(ask).yields()
    given(alert).when(ask).yields()
  })
})
