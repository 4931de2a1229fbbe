import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { jobRequest, signUp } from '#test/builders/api-fixtures.ts'
import { draftAs, listDrafts, publishDraftByApi } from '#test/builders/job-drafts.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('a draft of a job', board => {
  test('is published under its id once it says what a job needs', async () => {
    const yeguada = await signUp(board, 'employer')
    const unfinished = {
      ...jobRequest,
      title: 'Mo',
      jobType: undefined,
      contactPhone: 'el de siempre',
      place: '99999',
      role: 'astronauta',
      pay: { min: 'mil', period: 'mes' },
      hours: { week: 90 }
    }
    const { id } = await draftAs(yeguada, unfinished)
    const refused = await publishDraftByApi(yeguada, id)
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual((await yeguada.post('/api/jobs', unfinished)).body)
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'jobType',
      'contactPhone',
      'role',
      'hours.week',
      'pay.min'
    ])
    const rest = {
      title: 'Mozo de cuadra',
      jobType: 'Jornada Completa',
      contactPhone: '612 345 678',
      role: null,
      pay: null,
      hours: null
    }
    await yeguada.patch(`/api/job-drafts/${id}`, rest)
    const unplaced = await publishDraftByApi(yeguada, id)
    expect(unplaced.body).toMatchObject({ errors: [{ field: 'place' }] })
    await yeguada.patch(`/api/job-drafts/${id}`, { place: null })
    const { status, body } = await publishDraftByApi(yeguada, id)
    expect([status, body.id, body.title]).toEqual([200, id, 'Mozo de cuadra'])
    expect(await listDrafts(yeguada)).toEqual([])
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(200)
    expect((await yeguada.patch(`/api/job-drafts/${id}`, rest)).status).toBe(409)
    expect((await yeguada.delete(`/api/job-drafts/${id}`)).status).toBe(409)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(410)
  })

  test('is published once, however often at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        publishDraftByApi(yeguada, id, index % 2 ? key : undefined)
      )
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`200 ${id}`])
    )
    const posted = await board.db.query(
      "SELECT FROM es.events WHERE stream_id = $1 AND type = 'JobPosted'",
      [`job-${id}`]
    )
    expect(posted).toHaveLength(1)
  })

  test('is published with what was saved last, also when both happen at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const [saved, published] = await Promise.all([
      yeguada.patch(`/api/job-drafts/${id}`, { title: 'Jefa de cuadra' }),
      publishDraftByApi(yeguada, id)
    ])
    expect(published.status).toBe(200)
    const { title } = (await yeguada.get(`/api/jobs/${id}`)).body
    // 404: it was saved just before, and its answer found the draft no more.
    expect([200, 404, 409]).toContain(saved.status)
    expect(title).toBe(saved.status === 409 ? jobRequest.title : 'Jefa de cuadra')
  })
})

describeWithApp(
  'publishing a draft once the law wants the pay in every job',
  board => {
    test('is refused without pay, though the draft is kept', async () => {
      const yeguada = await signUp(board, 'employer')
      const { id } = await draftAs(yeguada, jobRequest)
      const refused = await publishDraftByApi(yeguada, id)
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'pay.min'])
      await yeguada.patch(`/api/job-drafts/${id}`, { pay: { min: 1300, period: 'mes' } })
      expect((await publishDraftByApi(yeguada, id)).status).toBe(200)
    })
  },
  { PAY_REQUIRED_FROM: '2026-01-01' }
)
