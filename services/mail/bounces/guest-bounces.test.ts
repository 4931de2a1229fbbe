import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { findAlertsOfEmail } from '#projections/jobs/alerts/queries.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { bounceMessage } from '#test/mail/bounce-message.ts'
import {
  type BouncingMailServer,
  startBouncingMailServer
} from '#test/mail/bouncing-mail-server.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { sendMail } from '#test/board/mails.ts'
import { runCliWithInput } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('an e-mail that comes back from an address without an account', board => {
  let server: BouncingMailServer
  let yeguada: SignedInClient
  let email: string
  beforeAll(async () => {
    server = await startBouncingMailServer()
    yeguada = await signUp(board, 'employer')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await signIn()
    email = `${newId()}@example.org`
    server.gone.clear()
  })

  const send = () => sendMail(board, server.mailServer)
  const signIn = () =>
    yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
  const pass = (minutes: number) => {
    board.now = new Date(board.now.getTime() + minutes * 60_000)
  }
  async function apply() {
    const { id } = await postJobAs(yeguada)
    const request = { ...guestRequest, applicantEmail: email }
    return (await board.createClient().post(`/api/jobs/${id}/applications`, request)).body.id
  }
  const received = async (id: string) =>
    (await yeguada.get('/api/applications')).body.applications.find(
      (application: { id: string }) => application.id === id
    )
  const mailsAbout = (about: string) =>
    board.db.query<{ id: string; kind: string; state: string; error: string | null }>(
      `SELECT id, kind, state, last_error AS error FROM mail.outbox
        WHERE about = $1 AND kind <> 'application-received' ORDER BY written_at, id`,
      [about]
    )
  const requestAlert = (keyword: string) =>
    board.createClient().post('/api/alerts', { email, search: { keyword }, every: 'dia' })

  test('is the last one to a guest, whose employer sees it, until they apply again', async () => {
    server.gone.add(email)
    const id = await apply()
    await send()
    expect(await received(id)).toMatchObject({ applicantEmail: email, isEmailBounced: true })
    const tried = server.returned.length
    pass(1)
    await yeguada.put(`/api/applications/${id}`, { status: 'approved' })
    pass(10)
    await send()
    expect(await mailsAbout(id)).toMatchObject([
      { kind: 'application-sent', state: 'refused' },
      { kind: 'application-changed', state: 'refused', error: 'bounced before' }
    ])
    expect(server.returned).toHaveLength(tried)

    server.gone.clear()
    await apply()
    pass(10)
    await send()
    const [newest] = await board.db.query<{ state: string }>(
      "SELECT state FROM mail.outbox WHERE kind = 'applications-sent' ORDER BY written_at DESC"
    )
    expect(newest?.state).toBe('sent')
    expect(await received(id)).toMatchObject({ isEmailBounced: false })
  })

  test('is tried again after thirty days', async () => {
    server.gone.add(email)
    const id = await apply()
    await send()
    server.gone.clear()
    pass(30 * 24 * 60)
    await signIn()
    await yeguada.put(`/api/applications/${id}`, { status: 'approved' })
    pass(10)
    await send()
    expect(await mailsAbout(id)).toMatchObject([{ state: 'refused' }, { state: 'sent' }])
    expect(await received(id)).toMatchObject({ isEmailBounced: false })
  })

  test('is the last one to who reported something', async () => {
    server.gone.add(email)
    const operator = await signUpOperator(board)
    const { id } = await postJobAs(yeguada)
    await report(board, 'job', id, { email })
    await send()
    await decideAs(operator, `job-${id}`, { outcome: 'kept' })
    pass(10)
    await send()
    const [row] = await board.db.query<{ error: string }>(
      "SELECT last_error AS error FROM mail.outbox WHERE kind = 'report-decision'"
    )
    expect(row?.error).toBe('bounced before')
  })

  test('ends the alerts of that address, and erases whose they were', async () => {
    await requestAlert('mozo')
    await send()
    expect(await findAlertsOfEmail(board.db, email)).toHaveLength(1)
    server.gone.add(email)
    await requestAlert('jinete')
    await send()
    expect(await findAlertsOfEmail(board.db, email)).toEqual([])
    const rows = await board.db.query<{ text: string }>(
      'SELECT letters::text AS text FROM mail.outbox AS letters'
    )
    expect(rows.filter(({ text }) => text.includes(email))).toEqual([])
  })

  test('later, to its own return path, does the same', async () => {
    const [id] = [await apply(), await requestAlert('mozo')]
    await send()
    const [mail] = await mailsAbout(id)
    const to = `rebote+${mail?.id}@ramal.example`
    const message = bounceMessage({ to, recipient: email })
    expect(await runCliWithInput(board, message, 'mail', 'bounce')).toMatchObject({
      code: 0,
      text: 'El correo ha vuelto (5.1.1); no se escribe más a esa dirección'
    })
    expect(await received(id)).toMatchObject({ isEmailBounced: true })
    expect(await findAlertsOfEmail(board.db, email)).toEqual([])
  })

  test('from another address changes nothing', async () => {
    const [id] = [await apply(), await requestAlert('mozo')]
    await send()
    const [mail] = await mailsAbout(id)
    const to = `rebote+${mail?.id}@ramal.example`
    await runCliWithInput(
      board,
      bounceMessage({ to, recipient: 'other@example.org' }),
      'mail',
      'bounce'
    )
    expect(await received(id)).toMatchObject({ isEmailBounced: false })
    expect(await findAlertsOfEmail(board.db, email)).toHaveLength(1)
  })
})
