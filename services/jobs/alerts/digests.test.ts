import { hour } from '#events/units.ts'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '#services/mail/outbox/smtp.ts'
import { matchAlerts } from '#test/builders/alerts.ts'
import { jobRequest, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import {
  alertConfirmationToken,
  alertSearch,
  describeWithGuestAlerts
} from '#test/builders/guest-alerts.ts'
import { sendMail } from '#test/board/mails.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import {
  type ScriptedMailServer,
  startScriptedMailServer
} from '#test/mail/scripted-mail-server.ts'
import { sendDigests } from '#workers/scheduled-jobs/alerts.ts'

describeWithGuestAlerts('the digest of an alert', alerts => {
  const { board, confirm, mails, pass, requestAndConfirm, rows } = alerts

  test('is sent in the morning, with the jobs that are still there', async () => {
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
    expect((await mails())[0]?.subject).toBe('Confirma tu aviso de empleos')
    await yeguada.delete(`/api/jobs/${gone.id}`)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await sendDigests(board.tools)
    const [mail] = await mails()
    expect(mail?.subject).toBe('1 empleo nuevo de «mozo» a 30\u00a0km de Jerez de la Frontera')
    expect(mail?.text).toContain(`Mozo con vivienda\nYeguada del Soto, Segovia`)
    expect(mail?.text).toContain(`/jobs/${id}\n`)
    expect(mail?.text).not.toMatch(/anterior|se va|lejos|Herrador/)
    expect(await mails()).toHaveLength(2)
    board.now = new Date('2026-03-04T06:30:00.000Z')
    await sendDigests(board.tools)
    expect(await mails()).toHaveLength(2)
  })

  test('is not sent when every job has gone', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    const { id } = await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await mails())[0]?.subject).toBe('Confirma tu aviso de empleos')
  })

  test('is sent on Mondays when it is weekly', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm({ every: 'semana' })
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    for (const [at, count] of [
      ['2026-03-03T06:30:00.000Z', 1],
      ['2026-03-08T20:30:00.000Z', 1],
      ['2026-03-09T06:29:59.000Z', 1],
      // A worker that begins late.
      ['2026-03-09T11:30:00.000Z', 2]
    ] as const) {
      board.now = new Date(at)
      await sendDigests(board.tools)
      expect([at, (await mails()).length]).toEqual([at, count])
    }
  })

  test('is sent at half past seven by the clock of Madrid, in winter and in summer', async () => {
    board.now = new Date('2026-03-27T12:00:00.000Z')
    await requestAndConfirm()
    let sent = 1
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
      if (isDue) sent++
      expect([morning, (await mails()).length]).toEqual([morning, sent])
    }
  })

  test('leaves out what was changed so that it no longer matches', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    pass(1)
    await board.createClient().post('/api/alerts', {
      email: alerts.email(),
      every: 'dia',
      search: { location: 'la finca de arriba' }
    })
    await confirm(alertConfirmationToken((await mails())[0]?.text))
    await matchAlerts(board.db)
    const inJerez = { location: 'La finca de arriba', place: '11020' }
    const [kept, renamed, moved] = [
      await postJobAs(yeguada, { title: 'Mozo que sigue', ...inJerez }),
      await postJobAs(yeguada, { title: 'Mozo que cambia', ...inJerez }),
      await postJobAs(yeguada, { title: 'Mozo que se muda', ...inJerez })
    ]
    await matchAlerts(board.db)
    pass(hour)
    const change = async (id: string, changes: object) => {
      const request = { ...jobRequest, ...inJerez, ...changes }
      expect(await yeguada.patch(`/api/jobs/${id}`, request)).toMatchObject({ status: 200 })
    }
    await change(kept.id, { title: 'Mozo que sigue', description: 'Cuidado de tres caballos' })
    await change(renamed.id, { title: 'Herrador', description: 'Herrar caballos' })
    await change(moved.id, { title: 'Mozo que se muda', location: 'Madrid', place: '28079' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    const digests = (await mails()).filter(({ subject }) => subject.includes('nuevo'))
    const titles = digests.map(({ text }) =>
      [kept, renamed, moved].filter(({ id }) => text.includes(id)).map(({ id }) => id)
    )
    expect(titles.sort()).toEqual([[kept.id], [kept.id, renamed.id]].sort())
  })

  test('is one for an address and a search, however often it was asked for', async () => {
    const yeguada = await signUp(board, 'employer')
    const post = (title: string) => postJobAs(yeguada, { title, place: '11020' })
    await requestAndConfirm({ every: 'semana' })
    const told = await post('Mozo ya contado')
    await matchAlerts(board.db)
    board.now = new Date('2026-03-09T06:30:00.000Z')
    await sendDigests(board.tools)
    expect((await mails())[0]?.text).toContain(told.id)
    const { username } = yeguada
    await yeguada.post('/api/login', { username, password: testPassword })
    const found = await post('Mozo por contar')
    await matchAlerts(board.db)
    pass(hour)
    await requestAndConfirm({ search: { ...alertSearch, keyword: ' MÓZO ', location: 'Jerez' } })
    await requestAndConfirm({ search: { ...alertSearch, keyword: 'jinete' } })
    expect(await rows()).toHaveLength(2)
    board.now = new Date('2026-03-10T06:30:00.000Z')
    await sendDigests(board.tools)
    const [digest, ...others] = (await mails()).filter(({ subject }) => /nuevo/.test(subject))
    expect(others).toEqual([])
    expect(digest?.text).toContain(found.id)
    expect(digest?.text).not.toContain(told.id)
  })

  test('is one for an account that asked without it before', async () => {
    await requestAndConfirm()
    const ana = await signUp(board, 'applicant', { email: alerts.email() })
    await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id)}`)
    for (const every of ['dia', 'semana', 'semana']) {
      await ana.post('/api/alerts', { search: alertSearch, every })
    }
    expect(await rows()).toEqual([])
    const own = (await ana.get('/api/alerts')).body.alerts
    expect(own).toMatchObject([{ every: 'semana', search: { keyword: 'mozo' } }])
  })

  describe('that the mail server does not take', () => {
    let server: ScriptedMailServer
    let mailServer: MailServer
    beforeEach(async () => {
      server = await startScriptedMailServer()
      const from = 'avisos@ramal.example'
      mailServer = openMailServer({ url: server.url, from, dkim: undefined })
    })
    afterEach(() => {
      mailServer.close()
      return server.close()
    })
    const isGone = () => server.say({ mail: '451 4.3.0 Try again later' })
    const send = () => sendMail(board, mailServer)
    const sent = async () => {
      const own = server.accepted.filter(({ recipient }) => recipient === alerts.email())
      const mails = await Promise.all(own.map(({ text }) => PostalMime.parse(text)))
      return mails.flatMap(({ subject, text = '' }) =>
        subject?.includes('nuevo') ? [text.match(/^Mozo .*$/gm)] : []
      )
    }

    async function post(title: string) {
      await postJobAs(await signUp(board, 'employer'), { title, place: '11020' })
      await matchAlerts(board.db)
    }

    async function sendOn(at: string) {
      board.now = new Date(at)
      await sendDigests(board.tools)
      await send()
    }

    test('tells of its jobs with those of the next day, once', async () => {
      await requestAndConfirm()
      isGone()
      await post('Mozo del lunes')
      await sendOn('2026-03-03T06:30:00.000Z')
      await post('Mozo del martes')
      await sendOn('2026-03-04T06:30:00.000Z')
      server.say({})
      await post('Mozo del miércoles')
      await sendOn('2026-03-05T06:30:00.000Z')
      await sendOn('2026-03-06T06:30:00.000Z')
      expect(await sent()).toEqual([['Mozo del miércoles', 'Mozo del martes', 'Mozo del lunes']])
    })

    test.each(['dia', 'semana'])('is of use until the next: %s', async every => {
      await requestAndConfirm({ every })
      isGone()
      await post('Mozo de yeguada')
      await sendOn('2026-03-09T06:30:00.000Z')
      server.say({})
      await sendOn('2026-03-14T18:30:00.000Z')
      expect(await sent()).toEqual([['Mozo de yeguada']])
    })

    test('tells of its jobs in a later one, once it was of no use any more', async () => {
      await requestAndConfirm()
      isGone()
      await post('Mozo de yeguada')
      await sendOn('2026-03-03T06:30:00.000Z')
      for (let hours = 0; hours < 24; hours++) {
        pass(8 * hour)
        await send()
      }
      server.say({})
      await sendOn('2026-03-12T06:30:00.000Z')
      await sendOn('2026-03-13T06:30:00.000Z')
      expect(await sent()).toEqual([['Mozo de yeguada']])
    })

    test('tells of its jobs once the address of the account is tried again', async () => {
      const ana = await signUp(board, 'applicant', { email: alerts.email() })
      await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id)}`)
      await ana.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
      await matchAlerts(board.db)
      await post('Mozo de yeguada')
      server.say({ rcpt: '550 5.1.1 User unknown' })
      await sendOn('2026-03-03T06:30:00.000Z')
      server.say({})
      await sendOn('2026-03-04T06:30:00.000Z')
      expect(await sent()).toEqual([])
      pass(hour)
      await ana.post('/api/login', { username: ana.username, password: testPassword })
      expect((await ana.post('/api/email-confirmations')).status).toBe(202)
      await sendOn('2026-03-05T06:30:00.000Z')
      expect(await sent()).toEqual([['Mozo de yeguada']])
    })
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
    const [row] = await rows()
    const digests = "SELECT FROM mail.outbox WHERE kind = 'alert-digest' AND about = $1"
    expect(await board.db.query(digests, [row?.id])).toHaveLength(1)
  })
})
