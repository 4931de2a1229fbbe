import { expect, test } from 'vitest'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('what is new', board => {
  const unseen = async (person: HttpClient) => (await person.get('/api/unseen')).body
  const listed = async (person: HttpClient) =>
    (await person.get('/api/applications')).body.applications.map(
      ({ isUnseen }: { isUnseen: boolean }) => isUnseen
    )
  const nothing = { applications: 0, messages: 0, waiting: 0 }
  const apply = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    const sent = (await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })).body
    return { yeguada, ana, job, path: `/api/applications/${sent.id}` }
  }

  test('to an employer is each application, until it is opened or answered', async () => {
    const { yeguada, ana, job, path } = await apply()
    const guest = board.createClient()
    const otherApplication = (await guest.post(`/api/jobs/${job.id}/applications`, guestRequest))
      .body
    expect(await unseen(yeguada)).toEqual({ applications: 2, messages: 0, waiting: 2 })
    expect(await listed(yeguada)).toEqual([true, true])
    expect(await unseen(ana)).toEqual(nothing)
    await yeguada.put(`${path}/seen`, {})
    expect(await unseen(yeguada)).toEqual({ applications: 1, messages: 0, waiting: 2 })
    await yeguada.put(`/api/applications/${otherApplication.id}`, { status: 'approved' })
    expect(await unseen(yeguada)).toEqual({ ...nothing, waiting: 1 })
    expect(await listed(yeguada)).toEqual([false, false])
  })

  test('to an applicant is each answer, until it is seen', async () => {
    const { yeguada, ana, path } = await apply()
    for (const status of ['approved', 'rejected']) {
      await yeguada.put(path, { status })
      expect(await unseen(ana)).toEqual({ ...nothing, applications: 1 })
      expect(await listed(ana)).toEqual([true])
      for (let times = 0; times < 2; times++) {
        expect((await ana.put(`${path}/seen`, {})).status).toBe(200)
      }
      expect(await unseen(ana)).toEqual(nothing)
      expect(await listed(ana)).toEqual([false])
    }
  })

  test('to both are messages, until they are read', async () => {
    const { yeguada, ana, path } = await apply()
    await yeguada.put(`${path}/seen`, {})
    const message = { receiverId: yeguada.id, content: 'Hola' }
    const { body } = await ana.post('/api/messages', message)
    expect(await unseen(yeguada)).toEqual({ applications: 0, messages: 1, waiting: 1 })
    expect(await unseen(ana)).toEqual(nothing)
    await yeguada.put(`/api/messages/${body.id}/read`, {})
    expect(await unseen(yeguada)).toEqual({ ...nothing, waiting: 1 })
  })

  test('is nothing that was taken back or whose sender is gone', async () => {
    const { yeguada, ana, path } = await apply()
    await ana.delete(path)
    expect(await unseen(yeguada)).toEqual(nothing)
    const again = await apply()
    await again.ana.post('/api/messages', { receiverId: again.yeguada.id, content: 'Hola' })
    expect(await unseen(again.yeguada)).toEqual({ applications: 1, messages: 1, waiting: 1 })
    await deleteAccount(again.ana)
    expect(await unseen(again.yeguada)).toEqual(nothing)
  })

  test('to an operator is how many cases wait for a decision besides, and to no other', async () => {
    const [ana, operator] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    makeOperator(board, operator)
    const { id } = await postJobAs(await signUp(board, 'employer'))
    expect(await unseen(operator)).toEqual({ applications: 0, messages: 0, waiting: 0, cases: 0 })
    const report = { reason: 'dinero-o-documentos', text: 'Pide 50 € antes de la entrevista' }
    await ana.post('/api/reports', { target: { kind: 'job', id }, ...report })
    expect((await unseen(operator)).cases).toBe(1)
    expect(await unseen(ana)).not.toHaveProperty('cases')
  })

  test('is answered to signed-in users, for their own account', async () => {
    const { path } = await apply()
    const otherEmployer = await signUp(board, 'employer')
    expect(await unseen(otherEmployer)).toEqual(nothing)
    expect((await otherEmployer.put(`${path}/seen`, {})).status).toBe(403)
    expect((await board.createClient().get('/api/unseen')).status).toBe(401)
  })
})
