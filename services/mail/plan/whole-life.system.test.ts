import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchAlerts } from '#test/builders/alerts.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { createDkim } from '#test/mail/dkim.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import { sendMail } from '#test/board/mails.ts'
import { startMailServer, type TestMailServer } from '#test/mail/smtp-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { type MailServer, openMailServer } from '../outbox/smtp.ts'

const minute = 60_000
const hour = 60 * minute
const password = 'otra-yegua-torda'

describeWithApp('the life of an application, over a mail server', board => {
  const dkim = createDkim('ramal.example')
  let server: TestMailServer
  let mailServer: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    const from = 'avisos@ramal.example'
    mailServer = openMailServer({ url: server.url, from, dkim: dkim.settings })
  })
  afterAll(async () => {
    mailServer.close()
    await server.close()
    dkim.remove()
  })

  const pass = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }
  /** The e-mails to an address since the last time, by their subjects. */
  async function receive(address: string): Promise<Map<string | undefined, Email>> {
    await sendMail(board, mailServer)
    const mails = await server.parsed()
    const own = mails.splice(read).filter(({ to }) => to?.[0]?.address === address)
    read = server.received.length
    return new Map(own.map(mail => [mail.subject, mail]))
  }
  let read = 0
  const tokenAfter = (path: string, { text = '' }: Email = {} as Email) =>
    new RegExp(`${path}/(\\S+)`).exec(text)?.[1] ?? ''
  const emailOf = (username: string) => `${username}@example.org`
  const call = (by: HttpClient, path: string, body?: object) => by.post(`/api/${path}`, body)

  test('is walked with the links of its e-mails', async () => {
    const visitor = board.createClient()
    const yeguada = await signUp(board, 'employer')
    const confirm = (await receive(emailOf(yeguada.username))).get('Confirma tu correo')
    const confirmation = `email-confirmations/${tokenAfter('/confirmar', confirm)}`
    expect(await call(yeguada, confirmation)).toMatchObject({ status: 200 })

    const alert = { email: 'eva@example.org', search: { keyword: 'mozo' }, every: 'dia' }
    await call(visitor, 'alerts', alert)
    const asked = (await receive(alert.email)).get('Confirma tu aviso de empleos')
    const alertToken = tokenAfter('/alertas/confirmar', asked)
    expect(await call(visitor, `alerts/${alertToken}/confirm`)).toMatchObject({ status: 200 })
    await matchAlerts(board.db)
    pass(minute)

    const job = await postJobAs(yeguada)
    const guest = { ...guestRequest, applicantEmail: 'luis@example.org' }
    const { body: application } = await call(visitor, `jobs/${job.id}/applications`, guest)
    const mine = (await receive(guest.applicantEmail)).get('Has aplicado a «Mozo de cuadra»')
    expect(mine?.text).not.toContain(guest.coverLetter)
    await yeguada.put(`/api/applications/${application.id}`, { status: 'approved' })
    pass(10 * minute)
    const answered = await receive(guest.applicantEmail)
    expect([...answered.keys()]).toEqual(['Tu aplicación a «Mozo de cuadra» está aprobada'])

    const ana = await signUp(board, 'applicant')
    await call(ana, `jobs/${job.id}/applications`, { coverLetter })
    const received = await receive(emailOf(yeguada.username))
    expect([...received.keys()]).toEqual(['Nueva aplicación a «Mozo de cuadra»'])
    await call(yeguada, 'messages', { receiverId: ana.id, content: '¿Puedes venir el martes?' })
    pass(10 * minute)
    const written = await receive(emailOf(ana.username))
    expect([...written.keys()]).toEqual(['Alguien te ha escrito'])

    await call(visitor, 'password-resets', { login: ana.username })
    const forgotten = (await receive(emailOf(ana.username))).get('Elige una contraseña nueva')
    const reset = `password-resets/${tokenAfter('/restablecer', forgotten)}`
    expect(await call(visitor, reset, { password })).toMatchObject({ status: 200 })
    const again = { username: ana.username, password }
    expect(await call(board.createClient(), 'login', again)).toMatchObject({ status: 200 })

    await matchAlerts(board.db)
    pass(24 * hour)
    await sendDigests(board.tools)
    const digest = (await receive(alert.email)).get('1 empleo nuevo de «mozo»')
    expect(digest?.text).toContain(`/jobs/${job.id}`)
    const end = tokenAfter('/baja', digest)
    expect(await visitor.send(`/baja/${end}`, { method: 'POST' })).toMatchObject({ status: 200 })

    const token = { Authorization: `Bearer ${tokenAfter('/seguimiento', mine)}` }
    const withdrawn = await visitor.delete(`/api/applications/${application.id}`, undefined, token)
    expect(withdrawn).toMatchObject({ status: 200 })
  })

  test('is of e-mails with a signature that holds, one recipient each', async () => {
    expect(server.received.length).toBeGreaterThan(10)
    for (const { raw, recipients } of server.received) {
      expect(recipients).toHaveLength(1)
      const { results } = await dkim.verify(raw)
      expect(results).toMatchObject([
        { status: { result: 'pass' }, signingDomain: 'ramal.example' }
      ])
    }
  })
})
