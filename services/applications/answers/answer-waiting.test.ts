import { expect, test, vi } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { findSitemapEntries } from '#projections/jobs/tables/sitemap-entries.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { closeJob } from '#services/jobs/posting/decide-end.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { answerApplicants } from '#workers/scheduled-jobs/answer-applicants.ts'
import { answerWaiting } from './answer-waiting.ts'

const message = 'Gracias por tu interés. Ya hemos cubierto el puesto.'

describeWithApp('a job that is closed', board => {
  const apply = (applicant: SignedInClient, id: string) =>
    applicant.post(`/api/jobs/${id}/applications`, { coverLetter })
  const statuses = async (employer: SignedInClient) => {
    const { body } = await employer.get('/api/applications')
    return body.applications.map(({ status }: { status: string }) => status).sort()
  }
  const messagesOf = async (person: SignedInClient, partner: SignedInClient) =>
    (await person.get(`/api/messages/${partner.id}`)).body.messages
  const countEvents = async () => (await readAll(board.db, 0, 10_000)).length

  test('leaves lists and counts, stays at its address, and takes no applications', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const posted = await postJobAs(yeguada, { title: 'Cubierto enseguida' })
    const visitor = board.createClient()
    const found = async () => (await visitor.get('/api/jobs?keyword=cubierto')).body.meta.totalJobs
    expect(await found()).toBe(1)
    const closed = await yeguada.post(`/api/jobs/${posted.id}/close`, { outcome: 'otra-via' })
    expect(closed).toMatchObject({ status: 200, body: { ...posted, outcome: 'otra-via' } })
    expect(await found()).toBe(0)
    const listed = async (reader: typeof visitor) =>
      (await reader.get(`/api/jobs?employerId=${yeguada.id}`)).body.jobs
    expect(await listed(visitor)).toEqual([])
    expect(await listed(yeguada)).toMatchObject([{ id: posted.id, outcome: 'otra-via' }])
    const noContact = { contactPhone: '', contactEmail: '' }
    expect((await visitor.get(`/api/jobs/${posted.id}`)).body).toEqual({
      ...closed.body,
      ...noContact
    })
    expect((await yeguada.get(`/api/jobs/${posted.id}`)).body).toMatchObject(closed.body)
    expect(await apply(ana, posted.id)).toMatchObject({
      status: 409,
      body: { message: 'Este anuncio ya no admite aplicaciones' }
    })
    expect(await findSitemapEntries(board.db, board.now, 0, 10)).toEqual([])
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('is closed also when its applicants cannot be answered yet', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { id } = await postJobAs(yeguada)
    const { id: application } = (await apply(ana, id)).body
    const closeJobWithMessage = (state: Job) =>
      closeJob(state, id, { outcome: 'aqui', message }, { id: yeguada.id, userType: 'employer' })
    await handleCommand(board.tools, job, id, closeJobWithMessage)
    const failure = new Error('the database is away')
    const db = { ...board.db, query: () => Promise.reject(failure) }
    const log = { warn: vi.fn() }
    await answerWaiting({ ...board.tools, db, log }, id)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String))
    await answerWaiting({ ...board.tools, log }, id)
    expect(log.warn).toHaveBeenCalledOnce()
    expect((await yeguada.get('/api/applications')).body.applications).toMatchObject([
      { id: application, status: 'rejected' }
    ])
  })

  test('is closed once, however often that is asked', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const close = () => yeguada.post(`/api/jobs/${id}/close`, { outcome: 'aqui' })
    await close()
    const before = await countEvents()
    expect((await close()).status).toBe(200)
    expect(await countEvents()).toBe(before)
    expect(await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'sin-cubrir' })).toMatchObject({
      status: 409,
      body: { message: 'Este puesto ya está cerrado. Publica una copia para buscar otra vez.' }
    })
    expect(await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'quizá' })).toMatchObject({
      status: 400,
      body: { message: 'Di cómo se cierra el anuncio: aqui, otra-via o sin-cubrir' }
    })
    expect(await yeguada.post(`/api/jobs/${id}/renew`)).toMatchObject({ status: 409 })
    expect(await yeguada.patch(`/api/jobs/${id}`, { title: 'Otro título' })).toMatchObject({
      status: 409
    })
    const otherEmployer = await signUp(board, 'employer')
    expect((await otherEmployer.post(`/api/jobs/${id}/close`, { outcome: 'aqui' })).status).toBe(
      403
    )
  })

  test('answers every applicant who waits, and none who was answered', async () => {
    const yeguada = await signUp(board, 'employer')
    const [ana, luis, eva] = [
      await signUp(board, 'applicant'),
      await signUp(board, 'applicant'),
      await signUp(board, 'applicant')
    ]
    const { id } = await postJobAs(yeguada)
    await apply(ana, id)
    await apply(eva, id)
    const approved = (await apply(luis, id)).body
    await yeguada.put(`/api/applications/${approved.id}`, { status: 'approved' })
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await deleteAccount(eva)
    const { applications } = (await yeguada.get('/api/applications?status=pending')).body
    await yeguada.post(`/api/applications/${applications[0].id}/talked`, { by: 'telefono' })
    expect((await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)).body.jobs).toMatchObject([
      { applications: 3, waiting: 1, pending: 2 }
    ])

    await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'aqui', message })
    expect(await statuses(yeguada)).toEqual(['approved', 'rejected', 'rejected'])
    const { conversations } = (await yeguada.get('/api/messages')).body
    expect(conversations).toHaveLength(2)
    for (const { last } of conversations) expect(last).toMatchObject({ content: message })
    expect(conversations.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'guest',
      'user'
    ])
    board.now = new Date(board.now.getTime() + 10_000)
    expect(await messagesOf(ana, yeguada)).toMatchObject([
      { senderId: yeguada.id, receiverId: ana.id, jobId: id, content: message }
    ])
    expect(await messagesOf(luis, yeguada)).toEqual([])
    const before = await countEvents()
    expect(await answerApplicants(board.tools)).toBe(0)
    expect(await countEvents()).toBe(before)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('answers the others a minute later, once each, by any number of concurrent runs', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(board, 'applicant')))
    for (const person of people) await apply(person, id)
    const by = { id: yeguada.id, userType: 'employer' } as const
    await handleCommand(board.tools, job, id, state =>
      closeJob(state, id, { outcome: 'aqui', message }, by)
    )
    await Promise.all([answerApplicants(board.tools), answerApplicants(board.tools)])
    expect(await statuses(yeguada)).toEqual(people.map(() => 'rejected'))
    board.now = new Date(board.now.getTime() + 10_000)
    for (const person of people) expect(await messagesOf(person, yeguada)).toHaveLength(1)
  })

  test('leaves alone an application that its employer put back to waiting', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { id } = await postJobAs(yeguada)
    const sent = (await apply(ana, id)).body
    await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'aqui', message })
    board.now = new Date(board.now.getTime() + 1000)
    await yeguada.put(`/api/applications/${sent.id}`, { status: 'pending' })
    await answerApplicants(board.tools)
    expect(await statuses(yeguada)).toEqual(['pending'])
    expect((await ana.get('/api/applications')).body.applications).toMatchObject([
      { isJobClosed: true, isJobWithdrawn: false }
    ])
  })
})
