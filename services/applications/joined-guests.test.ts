import { expect, test } from 'vitest'
import { readStream } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { signAlertToken, signConfirmationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'

describeWithApp('applications that were sent without an account', board => {
  const confirm = (person: SignedInClient) =>
    person.post(`/api/email-confirmations/${signConfirmationToken(board, person.id)}`)
  const sentBy = async (person: SignedInClient) =>
    (await person.get('/api/applications')).body.applications

  async function applyAsGuest(person: SignedInClient) {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const request = { ...guestRequest, applicantEmail: `${person.username}@example.org` }
    const { body } = await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
    return { yeguada, job, path: `/api/applications/${body.id}`, id: body.id as string }
  }

  test('joins the account that confirms the same e-mail, and is answered there', async () => {
    const ana = await signUp(board, 'applicant')
    const { yeguada, id, path } = await applyAsGuest(ana)
    expect(await sentBy(ana)).toEqual([])
    await confirm(ana)
    await confirm(ana)
    expect(await sentBy(ana)).toMatchObject([
      { id, applicantId: ana.id, isGuestApplication: false, applicantName: 'Luis Vega' }
    ])
    expect((await yeguada.put(path, { status: 'approved' })).status).toBe(200)
    expect((await ana.get('/api/unseen')).body).toMatchObject({ applications: 1 })
    expect((await ana.put(`${path}/seen`)).status).toBe(200)
    expect((await ana.get('/api/unseen')).body).toMatchObject({ applications: 0 })
    expect((await ana.delete(path)).status).toBe(200)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('does not join the account of a stranger, whoever presses the link', async () => {
    const stranger = await signUp(board, 'applicant')
    await applyAsGuest(stranger)
    const link = `/api/email-confirmations/${signConfirmationToken(board, stranger.id)}`
    expect((await board.createClient().post(link)).status).toBe(401)
    await stranger.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
    const [alert] = (await stranger.get('/api/alerts')).body.alerts
    const alertLink = `/api/alerts/${signAlertToken(board, alert.id)}/confirm`
    expect((await board.createClient().post(alertLink)).status).toBe(200)
    expect((await stranger.get('/api/user')).body).toMatchObject({ emailConfirmed: false })
    expect(await sentBy(stranger)).toEqual([])
  })

  test.each(['an alert of the account', 'an alert without one'])(
    'joins the account in whose session %s is confirmed at its e-mail',
    async kind => {
      const ana = await signUp(board, 'applicant')
      const { id } = await applyAsGuest(ana)
      const email = `${ana.username}@example.org`
      const visitor = kind === 'an alert of the account' ? ana : board.createClient()
      await visitor.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia', email })
      const [alert] = await board.db.query<{ id: string }>(
        'SELECT id FROM alerts WHERE email = $1 OR user_id = $2',
        [email, ana.id]
      )
      await ana.send(`/alertas/confirmar/${signAlertToken(board, alert?.id ?? '')}`, {
        method: 'POST'
      })
      expect((await ana.get('/api/user')).body).toMatchObject({ emailConfirmed: true })
      expect(await sentBy(ana)).toMatchObject([{ id }])
    }
  )

  test('stays apart while the e-mail is not confirmed, and for an employer', async () => {
    const [ana, hipica] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const { path } = await applyAsGuest(ana)
    expect((await ana.delete(path)).status).toBe(403)
    await applyAsGuest(hipica)
    await confirm(hipica)
    expect((await hipica.get('/api/applications?scope=sent')).body.applications).toEqual([])
  })

  test('stays apart where the account has applied too', async () => {
    const ana = await signUp(board, 'applicant')
    const { job, id } = await applyAsGuest(ana)
    const own = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await confirm(ana)
    expect((await sentBy(ana)).map((application: { id: string }) => application.id)).toEqual([
      own.body.id
    ])
    const [row] = await board.db.query('SELECT applicant_id FROM applications WHERE id = $1', [id])
    expect(row).toEqual({ applicant_id: null })
  })

  test('is erased with the account', async () => {
    const ana = await signUp(board, 'applicant')
    const [first, second] = [await applyAsGuest(ana), await applyAsGuest(ana)]
    await ana.post(`/api/jobs/${second.job.id}/applications`, { coverLetter })
    await confirm(ana)
    await deleteAccount(ana)
    expect((await first.yeguada.put(first.path, { status: 'approved' })).status).toBe(404)
    await archiveUsers(board.tools)
    await eraseAccount(board.tools, ana.id, 0, 'test')
    for (const { id } of [first, second]) {
      const [event] = await board.tools.vault.decrypt(
        board.db,
        await readStream(board.db, `application-${id}`)
      )
      expect(event).toMatchObject({ isErased: true })
    }
    expect(await board.db.query('SELECT FROM joined_guests WHERE user_id = $1', [ana.id])).toEqual(
      []
    )
  })
})
