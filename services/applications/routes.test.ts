import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('the list of applications', board => {
  const apply = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    return { yeguada, ana, job, sent: body }
  }

  test('shows employers the applications received, and applicants those sent', async () => {
    const { yeguada, ana, job, sent } = await apply()
    const { correction: _, ...application } = sent
    const page = {
      applications: [{ ...application, jobTitle: job.title, companyName: job.companyName }],
      meta: {
        totalApplications: 1,
        totalPages: 1,
        byStatus: { pending: 1, approved: 0, rejected: 0 },
        waiting: 1,
        longestWaiting: { appliedAt: sent.appliedAt, place: 1 }
      }
    }
    expect((await yeguada.get('/api/applications')).body).toEqual({
      ...page,
      applications: page.applications.map(row => ({ ...row, isUnseen: true }))
    })
    expect((await ana.get('/api/applications')).body).toEqual(page)
    expect((await yeguada.get('/api/applications?scope=sent')).body.applications).toEqual([])
    expect((await ana.get('/api/applications?scope=received')).body.applications).toEqual([])
    const otherEmployer = await signUp(board, 'employer')
    expect((await otherEmployer.get('/api/applications')).body.applications).toEqual([])
    expect((await board.createClient().get('/api/applications')).status).toBe(401)
  })

  test('has those of one job only, where it is asked for', async () => {
    const { yeguada, ana, job, sent } = await apply()
    const otherJob = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${otherJob.id}/applications`, { coverLetter })
    const list = async (query: string) => (await yeguada.get(`/api/applications?${query}`)).body
    expect((await list('')).meta.totalApplications).toBe(2)
    const ofJob = await list(`jobId=${job.id}`)
    expect(ofJob.meta.totalApplications).toBe(1)
    expect(ofJob.applications).toMatchObject([{ id: sent.id, jobId: job.id }])
    expect((await list(`jobId=${job.id}&status=approved`)).applications).toEqual([])
    expect((await list('jobId=unknown')).applications).toEqual([])
  })

  test('names the profile that the applicant has published', async () => {
    const { yeguada, ana } = await apply()
    const profileId = async () =>
      (await yeguada.get('/api/applications')).body.applications[0].applicantProfileId
    expect(await profileId()).toBeNull()
    const { id } = (await ana.post('/api/candidate-profiles', profileRequest)).body
    expect(await profileId()).toBe(id)
    await ana.delete(`/api/candidate-profiles/${id}`)
    expect(await profileId()).toBeNull()
  })

  test('does not name a profile that the applicant hides from the employer', async () => {
    const { yeguada, ana, sent } = await apply()
    const { id } = (await ana.post('/api/candidate-profiles', profileRequest)).body
    const profileIds = async () => [
      (await yeguada.get('/api/applications')).body.applications[0].applicantProfileId,
      (await yeguada.put(`/api/applications/${sent.id}`, { status: 'approved' })).body
        .applicantProfileId
    ]
    const choose = (visibleTo: string) => ana.put('/api/candidate-visibility', { visibleTo })
    await choose('applied')
    expect(await profileIds()).toEqual([id, id])
    await choose('nobody')
    expect(await profileIds()).toEqual([null, null])
    await choose('everyone')
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect(await profileIds()).toEqual([null, null])
    expect((await ana.get('/api/applications')).body.applications[0].applicantProfileId).toBe(id)
  })

  test('keeps the title of a job that was withdrawn', async () => {
    const { yeguada, ana, job } = await apply()
    await yeguada.delete(`/api/jobs/${job.id}`)
    for (const person of [yeguada, ana]) {
      expect((await person.get('/api/applications')).body.applications).toMatchObject([
        { jobTitle: job.title, companyName: job.companyName }
      ])
    }
  })

  test('says that a job was withdrawn, and that its employer is gone', async () => {
    const { yeguada, ana, job } = await apply()
    const flags = async () => {
      const { body } = await ana.get('/api/applications')
      const { isJobWithdrawn, isEmployerDeleted } = body.applications[0]
      return { isJobWithdrawn, isEmployerDeleted }
    }
    expect(await flags()).toEqual({ isJobWithdrawn: false, isEmployerDeleted: false })
    await yeguada.delete(`/api/jobs/${job.id}`)
    expect(await flags()).toEqual({ isJobWithdrawn: true, isEmployerDeleted: false })
    await deleteAccount(yeguada)
    expect(await flags()).toEqual({ isJobWithdrawn: true, isEmployerDeleted: true })
  })

  test('has ten per page, newest first, and filters by status', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    for (let index = 0; index < 12; index++) {
      board.now = new Date(start.getTime() + index * 1000)
      const applicantEmail = `guest-${index}@example.org`
      await board
        .createClient()
        .post(`/api/jobs/${id}/applications`, { ...guestRequest, applicantEmail })
    }
    board.now = start
    const first = (await yeguada.get('/api/applications')).body
    const second = (await yeguada.get('/api/applications?page=2')).body
    const byStatus = { pending: 12, approved: 0, rejected: 0 }
    const { appliedAt } = second.applications[1]
    const longestWaiting = { appliedAt, place: 12 }
    const meta = { totalApplications: 12, totalPages: 2, waiting: 12, longestWaiting }
    expect(first.meta).toEqual({ ...meta, byStatus })
    expect([first.applications.length, second.applications.length]).toEqual([10, 2])
    expect(first.applications[0].applicantEmail).toBe('guest-11@example.org')
    await yeguada.put(`/api/applications/${first.applications[0].id}`, { status: 'rejected' })
    const countOf = async (status: string) =>
      (await yeguada.get(`/api/applications?status=${status}`)).body.meta.totalApplications
    expect([
      await countOf('rejected'),
      await countOf('pending'),
      await countOf('approved')
    ]).toEqual([1, 11, 0])
    expect([await countOf('todos'), await countOf('')]).toEqual([12, 12])
    expect((await yeguada.get('/api/applications?page=9')).body).toEqual({
      applications: [],
      meta: {
        totalApplications: 12,
        totalPages: 2,
        byStatus: { pending: 11, approved: 0, rejected: 1 },
        waiting: 11,
        longestWaiting: { appliedAt, place: 11 }
      }
    })
  })

  test('shows the status that the employer set, in any order of changes', async () => {
    const { yeguada, ana, sent } = await apply()
    for (const status of ['approved', 'rejected', 'pending', 'approved', 'approved']) {
      const response = await yeguada.put(`/api/applications/${sent.id}`, { status })
      expect(response).toMatchObject({ status: 200, body: { id: sent.id, status } })
    }
    expect((await ana.get('/api/applications')).body.applications).toMatchObject([
      { status: 'approved', statusChangedAt: start.toISOString() }
    ])
  })

  test('lets only the employer who received an application change its status', async () => {
    const { yeguada, ana, sent } = await apply()
    const path = `/api/applications/${sent.id}`
    const refused = { status: 403, body: { message: 'No tienes permiso para hacer esto' } }
    expect(await ana.put(path, { status: 'approved' })).toMatchObject(refused)
    const otherEmployer = await signUp(board, 'employer')
    expect(await otherEmployer.put(path, { status: 'approved' })).toMatchObject(refused)
    expect((await board.createClient().put(path, { status: 'approved' })).status).toBe(401)
    expect(await yeguada.put(path, { status: 'hired' })).toMatchObject({
      status: 400,
      body: { message: 'El estado debe ser pendiente, aprobada o rechazada' }
    })
    expect(await yeguada.put('/api/applications/unknown', { status: 'approved' })).toMatchObject({
      status: 404,
      body: { message: 'No encontramos esta aplicación' }
    })
  })
})
