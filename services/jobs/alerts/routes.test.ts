import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import { matchAlerts } from '#test/builders/alerts.ts'
import {
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { alertConfirmationToken, alertRequested } from '#test/builders/guest-alerts.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'

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
    await sendMail(board)
    expect(await mailsTo(board, `${ana.username}@example.org`)).toEqual([])
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
    expect(await request(ana)).toMatchObject(alertRequested)
    expect(await list(ana)).toMatchObject([{ isConfirmed: false }])
    await sendMail(board)
    const [mail] = (await mailsTo(board, `${ana.username}@example.org`)).filter(
      ({ subject }) => subject === 'Confirma tu aviso de empleos'
    )
    const token = alertConfirmationToken(mail?.text)
    await board.createClient().send(`/alertas/confirmar/${token}`, { method: 'POST' })
    expect(await list(ana)).toMatchObject([{ isConfirmed: true }])
  })

  test('belongs to its owner alone, who has twenty at most', async () => {
    const [ana, eva] = [await signUpConfirmed(), await signUpConfirmed()]
    for (let index = 0; index < 20; index++)
      await request(ana, { search: { keyword: `mozo ${index}` } })
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

  test('names no job in its digest that was found for its former search', async () => {
    const [ana, yeguada] = [await signUpConfirmed(), await signUp(board, 'employer')]
    await request(ana)
    const [{ id }] = await list(ana)
    await postJobAs(yeguada, { title: 'Mozo de cuadra' })
    await matchAlerts(board.db)
    board.now = new Date(board.now.getTime() + 1)
    await ana.patch(`/api/alerts/${id}`, { search: { keyword: 'herrador' } })
    await postJobAs(yeguada, { title: 'Herrador' })
    await matchAlerts(board.db)
    board.now = new Date(board.now.getTime() + day)
    await sendDigests(board.tools)
    await sendMail(board)
    const [digest] = await mailsTo(board, `${ana.username}@example.org`)
    expect(digest?.subject).toBe('1 empleo nuevo de «herrador»')
    expect(digest?.text).not.toContain('Mozo de cuadra')
    await ana.post('/api/login', { username: ana.username, password: testPassword })
    expect((await list(ana))[0].lastDigest).toEqual({ at: expect.any(String), jobs: 1 })
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
