import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  jobRequest,
  jobTermsRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import { draftAs, listDrafts, publishDraftByApi } from '#test/builders/job-drafts.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('a draft of a job', board => {
  test('keeps whatever is said, and is listed to its owner, the last one saved first', async () => {
    const yeguada = await signUp(board, 'employer')
    const empty = await draftAs(yeguada)
    board.now = new Date('2026-03-02T11:00:00.000Z')
    const content = { ...jobRequest, ...jobTermsRequest, title: 'Mo', contactPhone: '61' }
    const full = await draftAs(yeguada, content)
    const savedAt = '2026-03-02T11:00:00.000Z'
    expect(full).toEqual({ ...content, id: expect.any(String), savedAt })
    expect(await listDrafts(yeguada)).toEqual([full, empty])
    expect(await listDrafts(await signUp(board, 'employer'))).toEqual([])
    expect((await board.createClient().get('/api/job-drafts')).status).toBe(401)
    expect((await (await signUp(board, 'applicant')).get('/api/job-drafts')).status).toBe(403)
  })

  test('is changed by what a request names; null and blank text clear', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, {
      title: 'Mozo',
      location: 'Soria',
      boxes: 2,
      details: 'x'
    })
    const change = { title: null, location: ' ', boxes: null, description: 'Corto' }
    const { findings, ...saved } = (await yeguada.patch(`/api/job-drafts/${id}`, change)).body
    const savedAt = expect.any(String)
    expect(saved).toEqual({ id, savedAt, details: 'x', description: 'Corto' })
    expect(await listDrafts(yeguada)).toEqual([saved])
  })

  test('keeps what is not valid yet, as it was typed', async () => {
    const yeguada = await signUp(board, 'employer')
    const content = {
      contactPhone: 'el de la yeguada',
      contactEmail: 'soto',
      jobType: 'por horas',
      role: 'astronauta',
      place: 'Vejer',
      boxes: 'muchos',
      minors: 'no sé',
      pay: { min: 0, max: 'mil', period: 'mes' },
      hours: { week: 90, daysOff: -1 },
      disciplines: ['polo', 'ajedrez'],
      asks: [{ what: 'galope', level: 'alto' }]
    }
    const draft = await draftAs(yeguada, content)
    expect(draft).toMatchObject(content)
    const change = { boxes: ['dos'], pay: { max: '1.200' } }
    await yeguada.patch(`/api/job-drafts/${draft.id}`, change)
    const [{ savedAt, ...saved }] = await listDrafts(yeguada)
    expect(saved).toEqual({ ...content, ...change, id: draft.id })
  })

  test.each([
    [{ title: 'x'.repeat(121) }, 'title', 'El título no puede tener más de 120 caracteres'],
    [{ description: 'x'.repeat(101) }, 'description', /100 caracteres/],
    [{ contactPhone: '6'.repeat(41) }, 'contactPhone', /demasiado largo/],
    [{ role: 'x'.repeat(201) }, 'role', /Prueba con uno más corto/],
    [{ role: 'mo\u0000zo' }, 'role', /caracteres no permitidos/],
    [{ pay: { min: { de: [{ todo: 1 }] } } }, 'pay', /Prueba con uno más corto/],
    [{ disciplines: Array(51).fill('polo') }, 'disciplines', /Prueba con uno más corto/]
  ])('is refused with %j', async (content, field, message) => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada)
    for (const refused of [
      await yeguada.post('/api/job-drafts', content),
      await yeguada.patch(`/api/job-drafts/${id}`, content)
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].field).toBe(field)
      expect(refused.body.message).toMatch(message)
    }
  })

  test('is not found by its address, in a list, a search or a feed', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { ...jobRequest, title: 'Zahorí de cuadra' })
    const visitor = board.createClient()
    for (const by of [visitor, yeguada]) {
      expect((await by.get(`/api/jobs/${id}`)).status).toBe(404)
      expect((await by.get(`/jobs/${id}`)).status).toBe(404)
      expect((await by.get('/api/jobs?keyword=zahorí')).body.meta.totalJobs).toBe(0)
      expect((await by.get(`/api/jobs?employerId=${yeguada.id}`)).body.jobs).toEqual([])
    }
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(`/api/jobs/${id}/applications`, { coverLetter })).status).toBe(404)
    await yeguada.delete(`/api/job-drafts/${id}`)
    expect((await visitor.get(`/jobs/${id}`)).status).toBe(404)
  })

  test('is its owner’s alone', async () => {
    const yeguada = await signUp(board, 'employer')
    const picadero = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const attempts = [
      await picadero.patch(`/api/job-drafts/${id}`, { title: 'Mío' }),
      await picadero.patch(`/api/jobs/${id}`, { title: 'Mío ahora' }),
      await picadero.delete(`/api/job-drafts/${id}`),
      await picadero.delete(`/api/jobs/${id}`),
      await publishDraftByApi(picadero, id),
      await picadero.post(`/api/jobs/${id}/renew`)
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await listDrafts(yeguada)).toHaveLength(1)
  })

  test('is no job for its owner either: the calls of jobs change and delete none', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const attempts = [
      await yeguada.patch(`/api/jobs/${id}`, { title: 'Otro título' }),
      await yeguada.delete(`/api/jobs/${id}`)
    ]
    expect(attempts.map(({ status }) => status)).toEqual([409, 409])
    expect(await listDrafts(yeguada)).toMatchObject([{ title: jobRequest.title }])
  })

  test('is one of twenty at most, also of twenty-five at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => yeguada.post('/api/job-drafts', { title: 'Mozo' }))
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body.message).toBe(
      'Puedes guardar 20 borradores como máximo. Publica o borra alguno antes.'
    )
    const drafts = await listDrafts(yeguada)
    expect(drafts).toHaveLength(20)
    expect((await postJobAs(yeguada)).id).toEqual(expect.any(String))
    await yeguada.delete(`/api/job-drafts/${drafts[0].id}`)
    await draftAs(yeguada)
  })

  test('has one effect when it is sent again with the same key', async () => {
    const yeguada = await signUp(board, 'employer')
    const request = { title: 'Mozo' }
    const key = { 'Idempotency-Key': newId() }
    const [a, b] = [
      await yeguada.post('/api/job-drafts', request, key),
      await yeguada.post('/api/job-drafts', request, key)
    ]
    expect([b.status, b.body]).toEqual([a.status, a.body])
    expect(await listDrafts(yeguada)).toHaveLength(1)
  })
})
