import { beforeEach, expect, test } from 'vitest'
import { askForRenewals, endOverdueAlerts, sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import { matchAlerts } from '#test/alerts.ts'
import { deleteAccount, postJobAs, type SignedInClient, signUp } from '#test/api-fixtures.ts'
import { lettersTo, sendLetters } from '#test/letters.ts'
import { signAlertToken, signConfirmationToken } from '#test/link-tokens.ts'
import { describeWithApp } from '#test/test-app.ts'

const hour = 3_600_000
const day = 24 * hour
const search = { keyword: 'mozo', location: 'Jerez de la Frontera, Cádiz', near: '11020' }
const asked = {
  status: 202,
  body: { message: 'Mira tu correo: te hemos escrito para que lo confirmes' }
}
const over = { status: 410, body: { message: 'Este enlace ya no sirve.' } }

describeWithApp('an alert without an account', board => {
  const start = new Date('2026-03-02T10:00:00.000Z')
  let nth = 0
  let email = ''
  beforeEach(() => {
    board.now = start
    email = `luis${nth++}@example.org`
  })
  const pass = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }
  const request = (changes: object = {}) =>
    board.createClient().post('/api/alerts', { email, search, every: 'dia', ...changes })
  const confirm = (token: string) => board.createClient().post(`/api/alerts/${token}/confirm`)
  const newest = async () => {
    await sendLetters(board)
    return (await lettersTo(board, email))[0]
  }
  const tokenIn = (text = '') => /\/alertas\/confirmar\/(\S+)/.exec(text)?.[1] ?? ''
  const endTokenIn = (text = '') => /\/baja\/(\S+)/.exec(text)?.[1] ?? ''
  const rows = () => board.db.query('SELECT id, since FROM alerts WHERE email = $1', [email])

  async function requestAndConfirm(changes: object = {}) {
    await request(changes)
    const token = tokenIn((await newest())?.text)
    expect(await confirm(token)).toMatchObject({ status: 200 })
    await matchAlerts(board.db)
    return token
  }

  test('is confirmed by the link of a letter, which quotes nothing that was typed', async () => {
    expect(await request({ search: { ...search, role: 'groom' } })).toMatchObject(asked)
    const letter = await newest()
    expect(letter).toMatchObject({ subject: 'Confirma tu aviso de empleos', to: { name: '' } })
    expect(letter?.text).toContain('Groom')
    expect(letter?.text).not.toMatch(/mozo|Jerez/)
    expect(await rows()).toMatchObject([{ since: null }])
    const token = tokenIn(letter?.text)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'Te avisaremos' } })
    expect(await rows()).toMatchObject([{ since: start.toISOString() }])
    expect(await confirm(token)).toMatchObject({ status: 200 })
    const confirmed =
      "SELECT data FROM es.events WHERE type = 'AlertConfirmed' ORDER BY position DESC"
    expect((await board.db.query(confirmed))[0]).toMatchObject({ data: { termsVersion: 2 } })
  })

  test('is not confirmed by a forged link, nor by one that is over', async () => {
    await request()
    const [row] = (await rows()) as { id: string }[]
    for (const token of ['nada', 'a.b', signAlertToken(board, row?.id ?? '', 4)]) {
      expect([token, await confirm(token)]).toMatchObject([token, over])
    }
    const token = signAlertToken(board, row?.id ?? '')
    pass(48 * hour)
    expect(await confirm(token)).toMatchObject(over)
  })

  test('is one of three that wait for their confirmation in a day; the answer is the same', async () => {
    for (let one = 0; one < 5; one++) expect(await request()).toMatchObject(asked)
    expect(await rows()).toHaveLength(3)
    await sendLetters(board)
    expect(await lettersTo(board, email)).toHaveLength(3)
    pass(day + 1)
    await request()
    expect(await rows()).toHaveLength(4)
  })

  test('is forgotten after 48 hours without a confirmation', async () => {
    await request()
    const token = tokenIn((await newest())?.text)
    pass(48 * hour - 1)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toHaveLength(1)
    pass(1)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toEqual([])
    expect(await lettersTo(board, email)).toEqual([])
    board.now = start
    expect(await confirm(token)).toMatchObject(over)
  })

  test('sends a digest in the morning, with the jobs that are still there', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada, { title: 'Mozo anterior', place: '11020' })
    pass(1)
    await requestAndConfirm()
    pass(1)
    const { id } = await postJobAs(yeguada, { title: 'Mozo con vivienda', place: '11027' })
    const gone = await postJobAs(yeguada, { title: 'Mozo que se va', place: '11020' })
    await postJobAs(yeguada, { title: 'Mozo lejos', place: '28079' })
    await postJobAs(yeguada, {
      title: 'Herrador',
      location: 'Jerez',
      place: '11020',
      description: 'Herrar caballos'
    })
    await matchAlerts(board.db)
    await sendDigests(board.tools)
    expect((await newest())?.subject).toBe('Confirma tu aviso de empleos')
    await yeguada.delete(`/api/jobs/${gone.id}`)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await sendDigests(board.tools)
    const letter = await newest()
    expect(letter?.subject).toBe('1 empleo nuevo de «mozo» a 30 km de Jerez de la Frontera')
    expect(letter?.text).toContain(`Mozo con vivienda\nYeguada del Soto, Segovia`)
    expect(letter?.text).toContain(`/jobs/${id}\n`)
    expect(letter?.text).not.toMatch(/anterior|se va|lejos|Herrador/)
    expect(await lettersTo(board, email)).toHaveLength(2)
    board.now = new Date('2026-03-04T06:30:00.000Z')
    await sendDigests(board.tools)
    await newest()
    expect(await lettersTo(board, email)).toHaveLength(2)
  })

  test('sends no letter when every job has gone', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    const { id } = await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await newest())?.subject).toBe('Confirma tu aviso de empleos')
  })

  test('is sent on Mondays when it is weekly', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm({ every: 'semana' })
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    for (const [at, letters] of [
      ['2026-03-03T06:30:00.000Z', 1],
      ['2026-03-08T20:30:00.000Z', 1],
      ['2026-03-09T06:29:59.000Z', 1],
      // A worker that begins late.
      ['2026-03-09T11:30:00.000Z', 2]
    ] as const) {
      board.now = new Date(at)
      await sendDigests(board.tools)
      await newest()
      expect([at, (await lettersTo(board, email)).length]).toEqual([at, letters])
    }
  })

  test('is sent at half past seven by the clock of Madrid, in winter and in summer', async () => {
    board.now = new Date('2026-03-27T12:00:00.000Z')
    await requestAndConfirm()
    let letters = 1
    for (const [morning, isDue] of [
      ['2026-03-28T06:29:59.000Z', false],
      ['2026-03-28T06:30:00.000Z', true],
      ['2026-03-29T05:29:59.000Z', false],
      ['2026-03-29T05:30:00.000Z', true]
    ] as const) {
      board.now = new Date(Date.parse(morning) - 3 * hour)
      const yeguada = await signUp(board, 'employer')
      await postJobAs(yeguada, { title: `Mozo de yeguada ${morning.slice(5, 10)}`, place: '11020' })
      await matchAlerts(board.db)
      board.now = new Date(morning)
      await sendDigests(board.tools)
      await newest()
      if (isDue) letters++
      expect([morning, (await lettersTo(board, email)).length]).toEqual([morning, letters])
    }
  })

  test('is sent once, however many workers write digests at the same time and again', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    for (let time = 0; time < 4; time++) {
      await Promise.all(Array.from({ length: 5 }, () => sendDigests(board.tools)))
      board.now = new Date(board.now.getTime() + hour)
    }
    const [row] = (await rows()) as { id: string }[]
    const digests = "SELECT FROM mail.letters WHERE kind = 'alert-digest' AND about = $1"
    expect(await board.db.query(digests, [row?.id])).toHaveLength(1)
  })

  test('ends with one click, without a cookie and from anywhere', async () => {
    await requestAndConfirm()
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    const token = endTokenIn((await newest())?.text)
    const path = `/baja/${token}`
    expect((await board.createClient().get(path)).status).toBe(405)
    expect(await rows()).toHaveLength(1)
    const oneClick = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://mail.example'
      },
      body: 'List-Unsubscribe=One-Click'
    }
    for (const status of [200, 200]) {
      expect((await board.createClient().send(path, oneClick)).status).toBe(status)
      expect(await rows()).toEqual([])
    }
    expect((await board.createClient().send('/baja/nada', oneClick)).status).toBe(410)
  })

  test('leaves nothing of its person when it ends', async () => {
    await requestAndConfirm()
    const [row] = (await rows()) as { id: string }[]
    const id = row?.id ?? ''
    board.now = new Date(start.getTime() + 365 * day)
    await askForRenewals(board.tools)
    pass(30 * day)
    await endOverdueAlerts(board.tools)
    const left = await board.db.query(
      `SELECT 'key' AS kind FROM vault.keys WHERE subject = $1 UNION ALL
       SELECT 'query' FROM mail.alert_queries WHERE alert = $1 UNION ALL
       SELECT 'letter' FROM mail.letters WHERE person = $1 UNION ALL
       SELECT 'row' FROM alerts WHERE id = $1`,
      [id]
    )
    expect(left).toEqual([])
    expect(await board.db.query('SELECT FROM es.erasures WHERE subject = $1', [id])).toHaveLength(1)
  })

  test('is asked about after a year, and goes on when it is answered', async () => {
    await requestAndConfirm()
    pass(365 * day - 1)
    await askForRenewals(board.tools)
    expect((await newest())?.subject).toBe('Confirma tu aviso de empleos')
    pass(1)
    await askForRenewals(board.tools)
    await askForRenewals(board.tools)
    const letter = await newest()
    expect(letter?.subject).toBe('¿Sigues buscando?')
    expect(await lettersTo(board, email)).toHaveLength(2)
    expect(await confirm(tokenIn(letter?.text))).toMatchObject({ status: 200 })
    pass(31 * day)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toMatchObject([{ since: start.toISOString() }])
  })

  test.each([
    [{ email: undefined }, 'email', 'Debes proporcionar un correo electrónico válido'],
    [{ email: 'luis' }, 'email', 'Debes proporcionar un correo electrónico válido'],
    [{ every: 'hora' }, 'every', 'Elige cada cuánto te avisamos: dia o semana'],
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

  test('is not kept for a program that fills in the honeypot', async () => {
    expect(await request({ website: 'https://spam.example' })).toMatchObject(asked)
    expect(await rows()).toEqual([])
  })
})

describeWithApp('an alert of an account', board => {
  const request = (person: SignedInClient, changes: object = {}) =>
    person.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia', ...changes })
  const list = async (person: SignedInClient) => (await person.get('/api/alerts')).body.alerts

  async function signUpConfirmed() {
    const ana = await signUp(board, 'applicant')
    const token = signConfirmationToken(board, ana.id)
    expect((await ana.post(`/api/email-confirmations/${token}`)).status).toBe(200)
    return ana
  }

  test('needs no confirmation, is listed, changed and stopped', async () => {
    const ana = await signUpConfirmed()
    expect(await request(ana)).toMatchObject({ status: 202, body: { message: 'Te avisaremos' } })
    await request(ana)
    const [alert, ...others] = await list(ana)
    expect(others).toEqual([])
    expect(alert).toMatchObject({ search: { keyword: 'mozo' }, every: 'dia', isConfirmed: true })
    await sendLetters(board)
    expect(await lettersTo(board, `${ana.username}@example.org`)).toEqual([])
    const path = `/api/alerts/${alert.id}`
    expect(await ana.get(path)).toMatchObject({ status: 200, body: alert })
    const change = { every: 'semana', search: { role: 'groom,mozo-cuadra' } }
    expect(await ana.patch(path, change)).toMatchObject({
      status: 200,
      body: { every: 'semana', search: { role: 'mozo-cuadra,groom' } }
    })
    expect(await ana.delete(path)).toMatchObject({
      status: 200,
      body: { message: 'Ya no te avisaremos' }
    })
    expect(await list(ana)).toEqual([])
    expect((await ana.get(path)).status).toBe(404)
  })

  test('waits for its confirmation while the e-mail of the account does', async () => {
    const ana = await signUp(board, 'applicant')
    expect(await request(ana)).toMatchObject(asked)
    expect(await list(ana)).toMatchObject([{ isConfirmed: false }])
    await sendLetters(board)
    const [letter] = (await lettersTo(board, `${ana.username}@example.org`)).filter(
      ({ subject }) => subject === 'Confirma tu aviso de empleos'
    )
    const token = /\/alertas\/confirmar\/(\S+)/.exec(letter?.text ?? '')?.[1]
    await board.createClient().send(`/alertas/confirmar/${token}`, { method: 'POST' })
    expect(await list(ana)).toMatchObject([{ isConfirmed: true }])
  })

  test('belongs to its owner alone, who has twenty at most', async () => {
    const [ana, eva] = [await signUpConfirmed(), await signUpConfirmed()]
    for (let nth = 0; nth < 20; nth++) await request(ana, { search: { keyword: `mozo ${nth}` } })
    expect(await request(ana, { search: {} })).toMatchObject({
      status: 409,
      body: { message: 'Puedes tener 20 avisos como máximo. Borra alguno antes.' }
    })
    const [alert] = await list(ana)
    for (const { status } of [
      await eva.get(`/api/alerts/${alert.id}`),
      await eva.patch(`/api/alerts/${alert.id}`, { every: 'semana' }),
      await eva.delete(`/api/alerts/${alert.id}`)
    ]) {
      expect(status).toBe(403)
    }
    expect(await list(ana)).toHaveLength(20)
  })

  test('goes with the account', async () => {
    const ana = await signUpConfirmed()
    await request(ana)
    await matchAlerts(board.db)
    const queries = () =>
      board.db.query('SELECT FROM mail.alert_queries WHERE person = $1', [ana.id])
    expect(await queries()).toHaveLength(1)
    await deleteAccount(ana)
    await archiveUsers(board.tools)
    await eraseAccount(board.tools, ana.id, 0, 'test')
    expect(await queries()).toEqual([])
    expect(await board.db.query('SELECT FROM alerts WHERE user_id = $1', [ana.id])).toEqual([])
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
