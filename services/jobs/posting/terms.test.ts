import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { jobRequest, jobTermsRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'

const payLater = { disclosed: 'antes-de-la-entrevista' }

describeWithApp('the terms of a job', board => {
  test('are posted, and shown in the list and at its address', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Condiciones', ...jobTermsRequest })
    const { details, ...terms } = jobTermsRequest
    expect(job).toMatchObject({ ...jobTermsRequest, province: '11' })
    const visitor = board.createClient()
    expect((await visitor.get(`/api/jobs/${job.id}`)).body).toEqual(job)
    const [card] = (await visitor.get('/api/jobs?keyword=condiciones')).body.jobs
    expect(card).toMatchObject(terms)
    expect(card).not.toHaveProperty('details')
  })

  test('are missing where the job says nothing, but for its pay', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    expect(job).toMatchObject({ pay: payLater })
    for (const name of ['role', 'place', 'details', 'housing', 'asks']) {
      expect(job).not.toHaveProperty(name)
    }
  })

  test('name the municipality of a job that has no text for its place', async () => {
    const { location, ...request } = { ...jobRequest, place: '11020' }
    const yeguada = await signUp(board, 'employer')
    const posted = await yeguada.post('/api/jobs', request)
    expect(posted).toMatchObject({
      status: 201,
      body: { location: 'Jerez de la Frontera, Cádiz', place: '11020' }
    })
    const refused = await yeguada.post('/api/jobs', { ...request, place: null })
    const message = 'La ubicación es requerida'
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'location', message }] }
    })
  })

  test('change one by one, and the rest stays as it is', async () => {
    const yeguada = await signUp(board, 'employer')
    const posted = await postJobAs(yeguada, { ...jobTermsRequest, requirements: 'Carné B' })
    const job = { ...posted, findings: [] }
    const change = (request: object) => yeguada.patch(`/api/jobs/${job.id}`, request)
    expect((await change({ title: 'Otro título' })).body).toEqual({ ...job, title: 'Otro título' })
    const { housing, ...withoutHousing } = { ...job, title: 'Otro título' }
    expect((await change({ housing: null })).body).toEqual(withoutHousing)
    expect((await change({ pay: null })).body).toEqual({ ...withoutHousing, pay: payLater })
    const { body } = await change({ requirements: '', details: null, place: null })
    const { place, province, details, ...rest } = withoutHousing
    expect(body).toEqual({ ...rest, pay: payLater, requirements: null })
    expect(body).not.toHaveProperty('province')
  })

  test('are refused with the code of no municipality', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const refusal = { message: 'El municipio no existe', errors: [expect.anything()] }
    const place = '11999'
    expect(await yeguada.patch(`/api/jobs/${job.id}`, { place })).toMatchObject({
      status: 400,
      body: refusal
    })
    expect(
      await yeguada.post('/api/jobs', { ...jobRequest, ...jobTermsRequest, place })
    ).toMatchObject({
      status: 400
    })
  })

  test('stay unchanged when a change names nothing', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, jobTermsRequest)
    expect(await yeguada.patch(`/api/jobs/${job.id}`, {})).toMatchObject({ status: 200, body: job })
  })

  test('are found by the words of the long text', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada, { details: 'Buscamos calesero para la romería' })
    const found = async (keyword: string) =>
      (await board.createClient().get(`/api/jobs?keyword=${keyword}`)).body.jobs
    expect(await found('calesero')).toMatchObject([{ id }])
    await yeguada.patch(`/api/jobs/${id}`, { details: 'Buscamos tartanero para la romería' })
    expect(await found('calesero')).toEqual([])
    expect(await found('tartanero')).toMatchObject([{ id }])
  })

  test('are refused with the sentence of the field', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const { status, body } = await yeguada.patch(`/api/jobs/${job.id}`, {
      housing: { kind: 'castillo' },
      asks: [{ what: 'galope', level: 12, weight: 'valorable' }]
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      {
        field: 'housing.kind',
        code: 'invalid-value',
        message: 'La vivienda no está en la lista'
      },
      {
        field: 'asks.0.level',
        code: 'invalid-value',
        message: 'El nivel de uno de los requisitos no está en la lista'
      }
    ])
  })
})
