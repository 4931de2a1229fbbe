import { expect, test } from 'vitest'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/api-fixtures.ts'
import { describeWithApp } from '#test/test-app.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('an application that is taken back', board => {
  const apply = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    const again = () => ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const sent = (await again()).body
    return { yeguada, ana, job, sent, again, path: `/api/applications/${sent.id}` }
  }

  test('stays with its applicant, with its date and what was written', async () => {
    const { ana, sent, path } = await apply()
    const withdrawn = { id: sent.id, coverLetter, withdrawnAt: start.toISOString() }
    expect(await ana.delete(path)).toMatchObject({ status: 200, body: withdrawn })
    expect(await ana.delete(path)).toMatchObject({ status: 200, body: withdrawn })
    expect((await ana.get('/api/applications')).body).toMatchObject({
      applications: [withdrawn],
      meta: { totalApplications: 1, withdrawnApplications: 0 }
    })
    expect((await ana.get('/api/applications?status=pending')).body.applications).toEqual([])
  })

  test('is gone from its employer, who reads how many are', async () => {
    const { yeguada, ana, job, path } = await apply()
    const own = `/api/jobs?employerId=${yeguada.id}`
    const counts = async () => {
      const { applications, waiting } = (await yeguada.get(own)).body.jobs[0]
      return { applications, waiting }
    }
    expect(await counts()).toEqual({ applications: 1, waiting: 1 })
    await ana.delete(path)
    expect(await counts()).toEqual({ applications: 0, waiting: 0 })
    for (const query of ['', `?jobId=${job.id}`]) {
      expect((await yeguada.get(`/api/applications${query}`)).body).toEqual({
        applications: [],
        meta: { totalApplications: 0, totalPages: 0, withdrawnApplications: 1 }
      })
    }
    expect(await yeguada.put(path, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { message: 'Quien envió esta aplicación la ha retirado' }
    })
  })

  test('gets no answer when its job is closed with one', async () => {
    const { yeguada, ana, job, path } = await apply()
    await ana.delete(path)
    await yeguada.post(`/api/jobs/${job.id}/close`, { outcome: 'aqui', message: 'Gracias' })
    expect((await ana.get('/api/messages')).body.conversations).toEqual([])
    expect((await ana.get('/api/applications')).body.applications).toMatchObject([
      { status: 'pending' }
    ])
  })

  test('can be followed by another one to the same job', async () => {
    const { yeguada, ana, path, again } = await apply()
    expect((await again()).status).toBe(409)
    await ana.delete(path)
    expect((await again()).status).toBe(201)
    expect((await again()).status).toBe(409)
    expect((await yeguada.get('/api/applications')).body.meta.totalApplications).toBe(1)
    expect((await ana.get('/api/applications')).body.meta.totalApplications).toBe(2)
  })

  test('cannot be sent again after a refusal', async () => {
    const { yeguada, ana, path, again } = await apply()
    await yeguada.put(path, { status: 'rejected' })
    await ana.delete(path)
    expect(await again()).toMatchObject({
      status: 409,
      body: { message: 'Ya has enviado una aplicación para este empleo' }
    })
  })

  test('can be taken back by nobody else', async () => {
    const { yeguada, job, path } = await apply()
    const luis = await signUp(board, 'applicant')
    for (const other of [luis, yeguada]) expect((await other.delete(path)).status).toBe(403)
    expect((await board.createClient().delete(path)).status).toBe(401)
    const guest = board.createClient()
    const sent = (await guest.post(`/api/jobs/${job.id}/applications`, guestRequest)).body
    expect((await luis.delete(`/api/applications/${sent.id}`)).status).toBe(403)
    expect((await luis.delete('/api/applications/unknown')).status).toBe(404)
  })
})
