import { expect, test } from 'vitest'
import { askAgainDays, lapseDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { applicationBearer } from '#test/board/link-tokens.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  signUp,
  type SignedInClient
} from '#test/builders/api-fixtures.ts'

describeWithApp('a talk', board => {
  test('counts as an answer until the guest denies it, and is told to both sides', async () => {
    const { employer, id } = await received(board)
    const path = `/api/applications/${id}`
    const headers = applicationBearer(board, id)
    const guest = board.createClient()
    const waiting = async () => (await employer.get('/api/unseen')).body
    expect(await waiting()).toMatchObject({ waiting: 1, applications: 1 })
    expect(await employer.post(`${path}/talked`, { by: 'carta' })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Di si hablasteis por teléfono o en persona' }] }
    })
    expect((await employer.post(`${path}/talked`, { by: 'telefono' })).body).toMatchObject({
      status: 'pending',
      talkedAt: board.now.toISOString(),
      talkedBy: 'telefono',
      answeredAt: board.now.toISOString()
    })
    expect(await waiting()).toMatchObject({ waiting: 0, applications: 0 })
    const denied = await guest.send(`${path}/talk-denial`, { method: 'POST', headers })
    expect(denied).toMatchObject({ status: 200, body: { talkedAt: null, answeredAt: null } })
    expect(await waiting()).toMatchObject({ waiting: 1, applications: 1 })
    expect((await employer.post(`${path}/talked`, { by: 'telefono' })).status).toBe(409)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('takes an application out of those that wait, and the next oldest has waited longest', async () => {
    const { employer, id, jobId } = await received(board)
    const ids = [id]
    const times = [board.now.toISOString()]
    for (const name of ['pau', 'mar']) {
      board.now = new Date(board.now.getTime() + 1000)
      times.push(board.now.toISOString())
      const request = { ...guestRequest, applicantEmail: `${name}.${jobId}@example.org` }
      ids.push(
        (await board.createClient().post(`/api/jobs/${jobId}/applications`, request)).body.id
      )
    }
    const meta = async () => (await employer.get('/api/applications?status=approved')).body.meta
    expect(await meta()).toMatchObject({
      waiting: 3,
      longestWaiting: { appliedAt: times[0], place: 3 }
    })
    await employer.post(`/api/applications/${ids[0]}/talked`, { by: 'telefono' })
    expect(await meta()).toMatchObject({
      byStatus: { pending: 3, approved: 0, rejected: 0 },
      waiting: 2,
      longestWaiting: { appliedAt: times[1], place: 2 }
    })
    await employer.put(`/api/applications/${ids[2]}`, { status: 'rejected' })
    expect(await meta()).toMatchObject({ waiting: 1, longestWaiting: { place: 1 } })
    await employer.post(`/api/applications/${ids[1]}/talked`, { by: 'persona' })
    expect(await meta()).toMatchObject({ waiting: 0, longestWaiting: null })
  })

  test('is no business of others', async () => {
    const { id } = await received(board)
    const [other, luis] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const path = `/api/applications/${id}`
    expect((await other.post(`${path}/talked`, { by: 'telefono' })).status).toBe(403)
    for (const call of ['talk-denial', 'asked-again']) {
      expect((await luis.post(`${path}/${call}`, {})).status).toBe(403)
      expect((await board.createClient().post(`${path}/${call}`, {})).status).toBe(401)
    }
  })
})

describeWithApp('an application without an answer', board => {
  test('is asked for again after ten days, and lapses sixty days after the end of the ad', async () => {
    const { employer, id, expiryDate } = await received(board)
    const headers = applicationBearer(board, id)
    const ask = () =>
      board.createClient().send(`/api/applications/${id}/asked-again`, { method: 'POST', headers })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'too-early' } })
    board.now = new Date(board.now.getTime() + askAgainDays * day)
    const askedAt = board.now.toISOString()
    expect(await ask()).toMatchObject({ status: 201, body: { askedAgainAt: askedAt } })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'asked-already' } })
    const end = Date.parse(expiryDate) + lapseDays * day
    const lapsedAt = async () => (await ownApplication(employer, id)).lapsedAt
    board.now = new Date(end - 1)
    await employer.post('/api/login', { username: employer.username, password: 'caballo-bayo' })
    expect(await lapsedAt()).toBeNull()
    board.now = new Date(end)
    expect(await lapsedAt()).toBe(new Date(end).toISOString())
    await employer.put(`/api/applications/${id}`, { status: 'approved' })
    expect(await lapsedAt()).toBeNull()
  })

  test('is opened when its employer sees it, and again when its letter is new', async () => {
    const { employer, id, jobId, applicantEmail } = await received(board)
    const seenAt = async () => (await ownApplication(employer, id)).seenAt
    expect(await seenAt()).toBeNull()
    await employer.put(`/api/applications/${id}/seen`, {})
    expect(await seenAt()).toBe(board.now.toISOString())
    const letter = { ...guestRequest, applicantEmail, coverLetter: `${coverLetter} Y algo más.` }
    await board.createClient().post(`/api/jobs/${jobId}/applications`, letter)
    expect(await seenAt()).toBeNull()
  })
})

async function received(board: TestApp) {
  const employer = await signUp(board, 'employer')
  const { id: jobId, expiryDate } = await postJobAs(employer)
  const applicantEmail = `${employer.username}@example.org`
  const request = { ...guestRequest, applicantEmail }
  const { body } = await board.createClient().post(`/api/jobs/${jobId}/applications`, request)
  return { employer, jobId, expiryDate, applicantEmail, id: body.id as string }
}

async function ownApplication(employer: SignedInClient, id: string) {
  const { applications } = (await employer.get('/api/applications')).body
  return applications.find((application: { id: string }) => application.id === id)
}
