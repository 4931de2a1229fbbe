import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { coverLetter, jobRequest, jobTermsRequest, postJobAs, signUp } from '#test/api-fixtures.ts'
import { draftAs, listDrafts, publishDraftByApi } from '#test/job-drafts.ts'
import { describeWithApp } from '#test/test-app.ts'

describeWithApp('a draft of a job', board => {
  test('keeps whatever is said, and is listed to its owner, the last one saved first', async () => {
    const yeguada = await signUp(board, 'employer')
    const empty = await draftAs(yeguada)
    board.now = new Date('2026-03-02T11:00:00.000Z')
    const content = { ...jobRequest, ...jobTermsRequest, title: 'Mo', contactPhone: '61' }
    const full = await draftAs(yeguada, content)
    const savedAt = '2026-03-02T11:00:00.000Z'
    expect(full).toEqual({ ...content, draft: true, id: expect.any(String), savedAt })
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
    const change = { draft: true, title: null, location: ' ', boxes: null, description: 'Corto' }
    const { findings, ...saved } = (await yeguada.patch(`/api/jobs/${id}`, change)).body
    const savedAt = expect.any(String)
    expect(saved).toEqual({ id, draft: true, savedAt, details: 'x', description: 'Corto' })
    expect(await listDrafts(yeguada)).toEqual([saved])
  })

  test.each([
    [{ title: 'x'.repeat(121) }, 'title', 'El título no puede tener más de 120 caracteres'],
    [{ description: 'x'.repeat(101) }, 'description', /100 caracteres/],
    [{ contactPhone: '6'.repeat(41) }, 'contactPhone', /demasiado largo/],
    [{ role: 'astronauta' }, 'role', 'El puesto no es una de las opciones'],
    [{ pay: { min: 0, period: 'mes' } }, 'pay.min', /El sueldo va de 1/],
    [{ place: '99999' }, 'place', /municipio/],
    [{ titulo: 'Mozo' }, '', 'El borrador tiene un campo que no es de un anuncio']
  ])('is refused with %j', async (content, field, message) => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada)
    for (const refused of [
      await yeguada.post('/api/jobs', { draft: true, ...content }),
      await yeguada.patch(`/api/jobs/${id}`, { draft: true, ...content })
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].field).toBe(field)
      expect(refused.body.message).toMatch(message)
    }
  })

  test('is asked for with true or false, and is never published by mistake', async () => {
    const yeguada = await signUp(board, 'employer')
    for (const draft of ['true', 1, null]) {
      expect(await yeguada.post('/api/jobs', { ...jobRequest, draft })).toMatchObject({
        status: 400,
        body: { message: 'Un borrador se pide con draft: true' }
      })
    }
    expect((await yeguada.post('/api/jobs', { ...jobRequest, draft: false })).status).toBe(201)
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
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await visitor.get(`/jobs/${id}`)).status).toBe(404)
  })

  test('is its owner’s alone', async () => {
    const yeguada = await signUp(board, 'employer')
    const picadero = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const attempts = [
      await picadero.patch(`/api/jobs/${id}`, { draft: true, title: 'Mío' }),
      await picadero.patch(`/api/jobs/${id}`, { title: 'Mío ahora' }),
      await picadero.delete(`/api/jobs/${id}`),
      await publishDraftByApi(picadero, id),
      await picadero.post(`/api/jobs/${id}/renew`)
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await listDrafts(yeguada)).toHaveLength(1)
  })

  test('is one of twenty at most, also of twenty-five at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => yeguada.post('/api/jobs', { draft: true, title: 'Mozo' }))
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body.message).toBe(
      'Puedes guardar 20 borradores como máximo. Publica o borra alguno antes.'
    )
    const drafts = await listDrafts(yeguada)
    expect(drafts).toHaveLength(20)
    expect((await postJobAs(yeguada)).id).toEqual(expect.any(String))
    await yeguada.delete(`/api/jobs/${drafts[0].id}`)
    await draftAs(yeguada)
  })

  test('has one effect when it is sent again with the same key', async () => {
    const yeguada = await signUp(board, 'employer')
    const request = { draft: true, title: 'Mozo' }
    const key = { 'Idempotency-Key': newId() }
    const [one, other] = [
      await yeguada.post('/api/jobs', request, key),
      await yeguada.post('/api/jobs', request, key)
    ]
    expect([other.status, other.body]).toEqual([one.status, one.body])
    expect(await listDrafts(yeguada)).toHaveLength(1)
  })
})
