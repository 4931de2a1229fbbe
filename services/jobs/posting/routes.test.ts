import { afterEach, expect, test } from 'vitest'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'

const noSuchJob = 'No se pudo encontrar la información del empleo solicitado.'
const notThere = 'El anuncio que intentas editar no existe.'
const start = new Date('2026-03-02T10:00:00.000Z')
const end = new Date('2026-04-01T10:00:00.000Z')

describeWithApp('a job', board => {
  afterEach(() => {
    board.now = start
  })

  test('is posted by an employer, ignoring id, owner, dates and state in the request', async () => {
    const yeguada = await signUp(board, 'employer')
    const claims = {
      id: 'mine',
      employerId: 'another-user',
      postDate: '2020-01-01T00:00:00.000Z',
      expiryDate: '2099-01-01T00:00:00.000Z',
      isActive: false
    }
    const { status, body } = await yeguada.post('/api/jobs', { ...jobRequest, ...claims })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...jobRequest,
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      requirements: null,
      pay: { disclosed: 'antes-de-la-entrevista' },
      employerId: yeguada.id,
      postDate: start.toISOString(),
      expiryDate: end.toISOString(),
      isActive: true,
      findings: []
    })
    const { findings, ...job } = body
    expect((await board.createClient().get(`/api/jobs/${body.id}`)).body).toEqual(job)
  })

  test('is refused to applicants and anonymous visitors', async () => {
    const ana = await signUp(board, 'applicant')
    expect(await ana.post('/api/jobs', jobRequest)).toMatchObject({
      status: 403,
      body: { message: 'Necesitas una cuenta de empleador para publicar vacantes.' }
    })
    expect(await board.createClient().post('/api/jobs', jobRequest)).toMatchObject({
      status: 401,
      body: { message: 'Usuario no autenticado' }
    })
  })

  test.each([
    ['missing', undefined],
    ['blank', '']
  ])('is refused with one error message for each field that is %s', async (_, value) => {
    const yeguada = await signUp(board, 'employer')
    const messages = {
      title: 'El título debe tener al menos 5 caracteres',
      companyName: 'El nombre de la empresa es requerido',
      location: 'La ubicación es requerida',
      description: 'La descripción debe tener al menos 10 caracteres',
      jobType: 'Debes seleccionar un tipo de empleo',
      contactPhone: 'El teléfono de contacto es obligatorio',
      contactEmail: 'El email de contacto es obligatorio'
    }
    const request = Object.fromEntries(Object.keys(messages).map(field => [field, value]))
    const { status, body } = await yeguada.post('/api/jobs', request)
    expect(status).toBe(400)
    const given = body.errors.map((error: Record<string, string>) => [
      error['field'],
      error['message']
    ])
    expect(given.sort()).toEqual(Object.entries(messages).sort())
  })

  test('keeps the fields that an edit leaves out, and loses those that it blanks', async () => {
    const yeguada = await signUp(board, 'employer')
    const optional = { requirements: 'Carné B', experience: 'Experto' }
    const job = await postJobAs(yeguada, optional)
    const path = `/api/jobs/${job.id}`
    const renamed = await yeguada.patch(path, { title: 'Jinete de doma' })
    expect(renamed).toMatchObject({ status: 200, body: { ...job, title: 'Jinete de doma' } })
    expect(await yeguada.patch(path, {})).toMatchObject({ status: 200, body: renamed.body })
    const erased = await yeguada.patch(path, { requirements: ' ', experience: null })
    expect(erased.body).toEqual({ ...renamed.body, requirements: null, experience: null })
    expect((await yeguada.patch(path, { title: null })).status).toBe(400)
    const { findings, ...rest } = erased.body
    expect((await yeguada.get(path)).body).toEqual(rest)
  })

  test('is edited by its owner, ignoring id, owner, dates and state in the request', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { requirements: 'Carnet de conducir' })
    const changes = {
      title: 'Jinete de salto',
      jobType: 'Prácticas',
      contactPhone: '(+34) 612.345'
    }
    const claims = { id: 'other', employerId: 'x', isActive: false, expiryDate: '2099-01-01' }
    board.now = new Date('2026-03-03T09:00:00.000Z')
    const { status, body } = await yeguada.patch(`/api/jobs/${job.id}`, {
      ...jobRequest,
      ...changes,
      ...claims
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...job, ...changes, findings: [] })
    const { findings, ...revised } = body
    expect((await board.createClient().get(`/api/jobs/${job.id}`)).body).toEqual(revised)
  })

  test('is refused for editing, renewal and deletion to all but its owner', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    const otherEmployer = await signUp(board, 'employer')
    const refused = {
      status: 403,
      body: { message: 'No tienes permisos para editar este anuncio.' }
    }
    expect(await otherEmployer.patch(`/api/jobs/${job.id}`, jobRequest)).toMatchObject(refused)
    expect(await otherEmployer.post(`/api/jobs/${job.id}/renew`)).toMatchObject(refused)
    expect(await otherEmployer.delete(`/api/jobs/${job.id}`)).toMatchObject(refused)
    const ana = await signUp(board, 'applicant')
    expect(await ana.patch(`/api/jobs/${job.id}`, jobRequest)).toMatchObject(refused)
    expect((await board.createClient().get(`/api/jobs/${job.id}`)).body).toEqual(job)
  })

  test('responds with 410 when it was withdrawn, and 404 when it does not exist', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Desaparece hoy' })
    expect(await yeguada.delete(`/api/jobs/${job.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Trabajo eliminado' }
    })
    const visitor = board.createClient()
    const response = (status: number, message: string) => ({ status, body: { message } })
    expect(await visitor.get(`/api/jobs/${job.id}`)).toMatchObject(response(410, noSuchJob))
    expect(await visitor.get('/api/jobs/unknown')).toMatchObject(response(404, noSuchJob))
    expect((await visitor.get('/api/jobs?keyword=desaparece')).body.jobs).toEqual([])
    expect((await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)).body.jobs).toEqual([])
    for (const [id, status] of [
      [job.id, 410],
      ['unknown', 404]
    ]) {
      const gone = response(status, notThere)
      expect(await yeguada.patch(`/api/jobs/${id}`, jobRequest)).toMatchObject(gone)
      expect(await yeguada.post(`/api/jobs/${id}/renew`)).toMatchObject(gone)
      expect(await yeguada.delete(`/api/jobs/${id}`)).toMatchObject(gone)
    }
  })
})

describeWithApp('an ad whose location names no place', board => {
  test('is published, and the list of its owner alone says so, until it has a municipality', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { location: 'Qwxz' })
    const otherJob = await postJobAs(employer, { location: 'Riaza, Segovia' })
    const list = async (client: Visitor) => {
      const { jobs } = (await client.get(`/api/jobs?employerId=${employer.id}`)).body
      return jobs.map((job: { id: string; isUnplaced?: boolean }) => [job.id, job.isUnplaced])
    }
    const placed = [
      [otherJob.id, undefined],
      [id, undefined]
    ]
    expect(await list(employer)).toContainEqual([id, true])
    expect(await list(employer)).toContainEqual([otherJob.id, undefined])
    expect(await list(board.createClient())).toEqual(placed)
    await employer.patch(`/api/jobs/${id}`, { place: '11020' })
    expect(await list(employer)).toEqual(placed)
  })
})

describeWithApp('a job that states no role', board => {
  test('is found by the role that its title names, as the list of its owner alone says, until it states another', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { title: 'Moza para yeguada', role: undefined })
    const titleRole = async (client: Visitor) => {
      const { jobs } = (await client.get(`/api/jobs?employerId=${employer.id}`)).body
      return jobs[0].titleRole
    }
    const found = async (role: string) => {
      const { jobs, meta } = (await board.createClient().get(`/api/jobs?role=${role}`)).body
      expect(meta.facets.role[role] ?? 0).toBe(jobs.length)
      return jobs.length
    }
    expect([await titleRole(employer), await found('mozo-cuadra')]).toEqual(['mozo-cuadra', 1])
    expect(await titleRole(board.createClient())).toBeUndefined()
    await employer.patch(`/api/jobs/${id}`, { role: 'yeguero' })
    expect(await titleRole(employer)).toBeUndefined()
    expect([await found('mozo-cuadra'), await found('yeguero')]).toEqual([0, 1])
  })
})
