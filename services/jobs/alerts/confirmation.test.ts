import { hour } from '#events/units.ts'
import { expect, test } from 'vitest'
import { endOverdueAlerts } from '#workers/scheduled-jobs/alerts.ts'
import {
  alertConfirmationToken,
  alertRequested,
  alertSearch,
  describeWithGuestAlerts
} from '#test/builders/guest-alerts.ts'
import { signAlertToken } from '#test/board/link-tokens.ts'
import { honeypotRefused } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const day = 24 * hour
const over = { status: 410, body: { message: 'Este enlace ya no sirve.' } }

describeWithGuestAlerts('an alert without an account', alerts => {
  const { board, confirm, mails, pass, request, rows, start } = alerts

  test('is confirmed by the link of an e-mail, which quotes nothing that was typed', async () => {
    expect(await request({ search: { ...alertSearch, role: 'groom' } })).toMatchObject(
      alertRequested
    )
    const [mail] = await mails()
    expect(mail).toMatchObject({ subject: 'Confirma tu aviso de empleos', to: { name: '' } })
    expect(mail?.text).toContain('groom')
    expect(mail?.text).toContain('Jerez de la Frontera')
    expect(mail?.text).not.toContain('mozo')
    expect(await rows()).toMatchObject([{ since: null }])
    const token = alertConfirmationToken(mail?.text)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'Te avisaremos' } })
    expect(await rows()).toMatchObject([{ since: start.toISOString() }])
    expect(await confirm(token)).toMatchObject({ status: 200 })
    const confirmed =
      "SELECT data FROM es.events WHERE type = 'AlertConfirmed' ORDER BY position DESC"
    expect((await board.db.query(confirmed))[0]).toMatchObject({ data: { termsVersion: 3 } })
  })

  test('has the name that our tables give its place, and none where what was typed names no place', async () => {
    await request({ search: { role: 'groom', location: 'SEVILLA' } })
    await request({ search: { role: 'groom', location: 'Entra en malo.example' } })
    const [typed, sevilla] = await mails()
    const texts = [typed?.text, sevilla?.text].sort().join()
    expect(texts).toContain('groom, en Sevilla.')
    expect(texts).not.toMatch(/SEVILLA|malo/)
  })

  test('is not confirmed by a forged link, nor by one that is over', async () => {
    await request()
    const [row] = await rows()
    for (const token of ['nada', 'a.b', signAlertToken(board, row?.id ?? '', 4)]) {
      expect([token, await confirm(token)]).toMatchObject([token, over])
    }
    const token = signAlertToken(board, row?.id ?? '')
    pass(48 * hour)
    expect(await confirm(token)).toMatchObject(over)
  })

  test('is one of three that wait for their confirmation in a day; the answer is the same', async () => {
    for (let index = 0; index < 5; index++) expect(await request()).toMatchObject(alertRequested)
    expect(await rows()).toHaveLength(3)
    expect(await mails()).toHaveLength(3)
    pass(day + 1)
    await request()
    expect(await rows()).toHaveLength(4)
  })

  test('is forgotten after 48 hours without a confirmation', async () => {
    await request()
    const token = alertConfirmationToken((await mails())[0]?.text)
    pass(48 * hour - 1)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toHaveLength(1)
    pass(1)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
    board.now = start
    expect(await confirm(token)).toMatchObject(over)
  })

  test.each([
    [{ email: undefined }, 'email', 'Debes proporcionar un correo electrónico válido'],
    [{ email: 'luis' }, 'email', 'Debes proporcionar un correo electrónico válido'],
    [{ every: 'hora' }, 'every', 'Elige cada cuánto te avisamos: cada día o cada semana'],
    [
      { search: { radius: 7 } },
      'search.radius',
      'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'
    ],
    [{ search: { near: '99999' } }, 'search.near', 'El municipio no existe']
  ])('is refused with a sentence: %j', async (changes, field, message) => {
    expect(await request(changes)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field, message }] }
    })
    expect(await rows()).toEqual([])
  })

  test('is refused with a sentence when the honeypot is filled in', async () => {
    expect(await request({ website: 'https://spam.example' })).toMatchObject(honeypotRefused)
    expect(await rows()).toEqual([])
  })
})

describeWithApp('an alert on a board without mail', board => {
  test('is refused', async () => {
    board.tools.config.mail = { delivery: 'none' }
    const wanted = { email: 'luis@example.org', search: {}, every: 'dia' }
    const { status, body } = await board.createClient().post('/api/alerts', wanted)
    expect([status, body.message]).toEqual([
      503,
      'Este sitio no envía correos: escribe a quien lo lleva.'
    ])
  })
})
