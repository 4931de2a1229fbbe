import { afterEach, expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { jobRequest, testPassword, postJobAs, signUp } from '#test/api-fixtures.ts'

const noSuchJob = 'No se pudo encontrar la información del empleo solicitado.'
const notThere = 'El anuncio que intentas editar no existe.'
const start = new Date('2026-03-02T10:00:00.000Z')
const lastMoment = new Date('2026-04-01T09:59:59.999Z')
const end = new Date('2026-04-01T10:00:00.000Z')

describeWithApp('an ad', board => {
  afterEach(() => {
    board.now = start
  })

  test('is posted by an employer, and believes no claim about whose it is and until when', async () => {
    const yeguada = await signUp(board, 'employer')
    const claims = {
      id: 'mine',
      employerId: 'somebody',
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
      employerId: yeguada.id,
      postDate: start.toISOString(),
      expiryDate: end.toISOString(),
      isActive: true
    })
    expect((await board.createClient().get(`/api/jobs/${body.id}`)).body).toEqual(body)
  })

  test('is refused to candidates and visitors', async () => {
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

  test('is refused with the sentence of each field', async () => {
    const yeguada = await signUp(board, 'employer')
    const { status, body } = await yeguada.post('/api/jobs', {})
    expect(status).toBe(400)
    const said = Object.fromEntries(
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message])
    )
    expect(said).toEqual({
      title: 'El título debe tener al menos 5 caracteres',
      companyName: 'El nombre de la empresa es requerido',
      location: 'La ubicación es requerida',
      description: 'La descripción debe tener al menos 10 caracteres',
      jobType: 'Debes seleccionar un tipo de empleo',
      contactPhone: 'El teléfono de contacto es obligatorio',
      contactEmail: 'El email de contacto es obligatorio'
    })
  })

  test('is edited by its owner, whose claims are not believed either', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { requirements: 'Carnet de conducir' })
    const changes = {
      title: 'Jinete de salto',
      jobType: 'Prácticas',
      contactPhone: '(+34) 612.345'
    }
    const claims = { id: 'other', employerId: 'x', isActive: false, expiryDate: '2099-01-01' }
    board.now = new Date('2026-03-05T10:00:00.000Z')
    const { status, body } = await yeguada.patch(`/api/jobs/${job.id}`, {
      ...jobRequest,
      ...changes,
      ...claims
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...job, ...changes, requirements: null })
    expect((await board.createClient().get(`/api/jobs/${job.id}`)).body).toEqual(body)
  })

  test('is edited, renewed and deleted by nobody else', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    const other = await signUp(board, 'employer')
    const refused = {
      status: 403,
      body: { message: 'No tienes permisos para editar este anuncio.' }
    }
    expect(await other.patch(`/api/jobs/${job.id}`, jobRequest)).toMatchObject(refused)
    expect(await other.post(`/api/jobs/${job.id}/renew`)).toMatchObject(refused)
    expect(await other.delete(`/api/jobs/${job.id}`)).toMatchObject(refused)
    const ana = await signUp(board, 'applicant')
    expect(await ana.patch(`/api/jobs/${job.id}`, jobRequest)).toMatchObject(refused)
    expect((await board.createClient().get(`/api/jobs/${job.id}`)).body).toEqual(job)
  })

  test('expires by the clock alone: gone from the list, and still there by its address', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Caduca sola' })
    const listed = async (query: string) =>
      (await board.createClient().get(`/api/jobs?${query}`)).body.meta.totalJobs
    board.now = lastMoment
    expect(await listed('keyword=caduca')).toBe(1)
    expect(await listed(`employerId=${yeguada.id}`)).toBe(1)
    board.now = end
    expect(await listed('keyword=caduca')).toBe(0)
    expect(await listed(`employerId=${yeguada.id}`)).toBe(0)
    expect(await board.createClient().get(`/api/jobs/${job.id}`)).toMatchObject({
      status: 200,
      body: { expiryDate: end.toISOString() }
    })
  })

  test('stays in its owner’s list when it has expired', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    board.now = end
    await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
    const { body } = await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)
    expect(body.jobs).toMatchObject([{ id: job.id }])
  })

  test('is renewed before its end from its end', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const { status, body } = await yeguada.post(`/api/jobs/${job.id}/renew`)
    expect(status).toBe(200)
    expect(body).toEqual({ ...job, expiryDate: '2026-05-01T10:00:00.000Z' })
  })

  test('is renewed after its end from now, and listed again', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Vuelve pronto' })
    board.now = new Date('2026-04-20T08:00:00.000Z')
    await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
    const found = () => board.createClient().get('/api/jobs?keyword=vuelve')
    expect((await found()).body.jobs).toEqual([])
    const { body } = await yeguada.post(`/api/jobs/${job.id}/renew`)
    expect(body.expiryDate).toBe('2026-05-20T08:00:00.000Z')
    expect((await found()).body.jobs).toMatchObject([{ id: job.id }])
  })

  test('that is deleted answers 410, and one that never was answers 404', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Desaparece hoy' })
    expect(await yeguada.delete(`/api/jobs/${job.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Trabajo eliminado' }
    })
    const anyone = board.createClient()
    const answer = (status: number, message: string) => ({ status, body: { message } })
    expect(await anyone.get(`/api/jobs/${job.id}`)).toMatchObject(answer(410, noSuchJob))
    expect(await anyone.get('/api/jobs/unknown')).toMatchObject(answer(404, noSuchJob))
    expect((await anyone.get('/api/jobs?keyword=desaparece')).body.jobs).toEqual([])
    expect((await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)).body.jobs).toEqual([])
    for (const [id, status] of [
      [job.id, 410],
      ['unknown', 404]
    ]) {
      const gone = answer(status, notThere)
      expect(await yeguada.patch(`/api/jobs/${id}`, jobRequest)).toMatchObject(gone)
      expect(await yeguada.post(`/api/jobs/${id}/renew`)).toMatchObject(gone)
      expect(await yeguada.delete(`/api/jobs/${id}`)).toMatchObject(gone)
    }
  })

  test('renewed from twenty windows at once counts every renewal', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const renewals = Array.from({ length: 20 }, () => yeguada.post(`/api/jobs/${job.id}/renew`))
    const renewed = (await Promise.all(renewals)).filter(({ status }) => status === 200).length
    const { body } = await yeguada.get(`/api/jobs/${job.id}`)
    const days = (Date.parse(body.expiryDate) - Date.parse(job.expiryDate)) / 86_400_000
    expect(days).toBe(30 * renewed)
    expect(renewed).toBeGreaterThan(0)
  })
})
