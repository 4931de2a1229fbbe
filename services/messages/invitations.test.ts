import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  postJobAs,
  profileRequest,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const content = '¿Te interesa? Buscamos a alguien como tú.'

describeWithApp('an invitation to a job', board => {
  async function meet(profile: object = {}) {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    await ana.post('/api/candidate-profiles', { ...profileRequest, ...profile })
    const invite = (request: object = {}, by: SignedInClient = yeguada) =>
      by.post('/api/messages', { receiverId: ana.id, jobId: job.id, content, ...request })
    return { yeguada, ana, job, invite }
  }
  const refusal = (status: number, code: string) => ({ status, body: { code } })

  test('is a message about an own job, once, which the candidate may answer', async () => {
    const { yeguada, ana, job, invite } = await meet()
    expect(await invite()).toMatchObject({
      status: 201,
      body: { senderId: yeguada.id, receiverId: ana.id, jobId: job.id, content }
    })
    expect(await invite()).toMatchObject(refusal(409, 'already-invited'))
    const write = (by: SignedInClient, receiverId: string) =>
      by.post('/api/messages', { receiverId, content: 'Hola' })
    expect(await write(yeguada, ana.id)).toMatchObject(refusal(403, 'answer-awaited'))
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body).toMatchObject({
      correspondent: { userId: yeguada.id },
      refusal: null
    })
    expect(await write(ana, yeguada.id)).toMatchObject({ status: 201 })
    expect(await write(yeguada, ana.id)).toMatchObject({ status: 201 })
  })

  test('leads the employer from the conversation to the profile while it is shown', async () => {
    const { yeguada, ana, invite } = await meet()
    await invite()
    const profileId = (await ana.get('/api/my-candidate-profiles')).body[0].id
    const read = async () => (await yeguada.get(`/api/messages/${ana.id}`)).body.profileId
    expect(await read()).toBe(profileId)
    expect((await yeguada.get(`/api/candidate-profiles/${profileId}`)).status).toBe(200)
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.profileId).toBe(null)
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect(await read()).toBe(null)
    expect((await yeguada.get(`/api/candidate-profiles/${profileId}`)).status).toBe(404)
  })

  test('to another job is another one', async () => {
    const { yeguada, invite } = await meet()
    await invite()
    const otherJob = await postJobAs(yeguada)
    expect(await invite({ jobId: otherJob.id })).toMatchObject({ status: 201 })
  })

  test('is for an own job that is open', async () => {
    const { yeguada, job, invite } = await meet()
    const foreign = await postJobAs(await signUp(board, 'employer'))
    for (const jobId of [foreign.id, newId()])
      expect(await invite({ jobId })).toMatchObject(refusal(403, 'no-shared-application'))
    expect(await invite({ jobId: undefined })).toMatchObject(refusal(403, 'no-shared-application'))
    await yeguada.post(`/api/jobs/${job.id}/close`, { outcome: 'aqui' })
    expect(await invite()).toMatchObject(refusal(409, 'invited-job-over'))
  })

  test('never reaches people under 18, without a profile, or who hide', async () => {
    const young = await meet({ age: 17 })
    expect(await young.invite()).toMatchObject(refusal(403, 'not-invitable'))
    const { yeguada, invite } = await meet()
    const luis = await signUp(board, 'applicant')
    const own = await postJobAs(yeguada)
    expect(await invite({ receiverId: luis.id, jobId: own.id })).toMatchObject(
      refusal(403, 'not-invitable')
    )
    const hidden = await meet()
    await hidden.ana.post('/api/candidate-visibility/blocks', { employerId: hidden.yeguada.id })
    expect(await hidden.invite()).toMatchObject(refusal(403, 'not-invitable'))
    const closed = await meet()
    await closed.ana.put('/api/candidate-visibility', { visibleTo: 'applied' })
    expect(await closed.invite()).toMatchObject(refusal(403, 'not-invitable'))
  })

  test('is for employers only', async () => {
    const { job, invite } = await meet()
    const luis = await signUp(board, 'applicant')
    expect(await invite({ jobId: job.id }, luis)).toMatchObject(
      refusal(403, 'no-shared-application')
    )
  })

  test('ends with who hides after it', async () => {
    const { yeguada, ana, invite } = await meet()
    await invite()
    await ana.post('/api/messages', { receiverId: yeguada.id, content: 'No, gracias' })
    board.now = new Date(board.now.getTime() + 60_000)
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect(
      await yeguada.post('/api/messages', { receiverId: ana.id, content: '¿Seguro?' })
    ).toMatchObject(refusal(403, 'contact-ended'))
    expect(
      await ana.post('/api/messages', { receiverId: yeguada.id, content: 'Sí' })
    ).toMatchObject(refusal(403, 'hidden-from-employer'))
  })

  test('ends with an application that is taken back', async () => {
    const { yeguada, ana, job, invite } = await meet()
    await invite()
    await ana.post('/api/messages', { receiverId: yeguada.id, content: 'Me interesa' })
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await ana.delete(`/api/applications/${body.id}`)
    expect(
      await yeguada.post('/api/messages', { receiverId: ana.id, content: '¿Qué pasó?' })
    ).toMatchObject(refusal(403, 'no-shared-application'))
  })

  test('to who has applied to that job is a message like any other', async () => {
    const { ana, job, invite } = await meet()
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    for (let times = 0; times < 2; times++) expect(await invite()).toMatchObject({ status: 201 })
  })
})

describeWithApp(
  'invitations of a day',
  board => {
    test('are limited for each account', async () => {
      const yeguada = await signUp(board, 'employer')
      const job = await postJobAs(yeguada)
      const statuses: number[] = []
      for (let index = 0; index < 3; index++) {
        const person = await signUp(board, 'applicant')
        await person.post('/api/candidate-profiles', profileRequest)
        const request = { receiverId: person.id, jobId: job.id, content }
        statuses.push((await yeguada.post('/api/messages', request)).status)
      }
      expect(statuses).toEqual([201, 201, 429])
    })
  },
  { THROTTLE: 'invitation=2/86400' }
)
