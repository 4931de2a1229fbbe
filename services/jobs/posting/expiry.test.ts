import { day } from '#events/units.ts'
import { afterEach, expect, test } from 'vitest'
import { postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const lastMoment = new Date('2026-04-01T09:59:59.999Z')
const end = new Date('2026-04-01T10:00:00.000Z')

describeWithApp('a job', board => {
  afterEach(() => {
    board.now = start
  })

  test('leaves the list when it expires, and can still be read at its address', async () => {
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

  test('stays in the list of its owner after it expired', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    board.now = end
    await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
    const { body } = await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)
    expect(body.jobs).toMatchObject([{ id: job.id }])
  })

  test('that is closed has a contact for its owner alone, who copies it', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id, contactPhone, contactEmail } = await postJobAs(yeguada)
    const visitor = board.createClient()
    const path = `/api/jobs/${id}`
    expect((await visitor.get(path)).body).toMatchObject({ contactPhone, contactEmail })
    await yeguada.post(`${path}/close`, { outcome: 'aqui' })
    expect((await visitor.get(path)).body).toMatchObject({ contactPhone: '', contactEmail: '' })
    expect(await visitor.post(`${path}/contact`)).toMatchObject({
      status: 410,
      body: {
        message: 'La empresa ya no busca a nadie para este puesto: su contacto ya no se muestra.'
      }
    })
    const own = await yeguada.get(path)
    expect(own.body).toMatchObject({ contactPhone, contactEmail })
    expect(own.headers.get('Cache-Control')).toContain('no-store')
  })

  test('that has expired has a contact for its owner alone, who may renew it', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id, contactPhone, contactEmail } = await postJobAs(yeguada)
    const visitor = board.createClient()
    const path = `/api/jobs/${id}`
    board.now = new Date(end.getTime() - 1)
    expect((await visitor.get(path)).body).toMatchObject({ contactPhone, contactEmail })
    board.now = end
    expect((await visitor.get(path)).body).toMatchObject({ contactPhone: '', contactEmail: '' })
    expect(await visitor.post(`${path}/contact`)).toMatchObject({
      status: 410,
      body: { message: 'El anuncio ha caducado: su contacto ya no se muestra.' }
    })
    await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
    expect((await yeguada.get(path)).body).toMatchObject({ contactPhone, contactEmail })
    await yeguada.post(`${path}/renew`)
    expect((await visitor.get(path)).body).toMatchObject({ contactPhone, contactEmail })
  })

  test('is renewed from its expiry before it expires', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const { status, body } = await yeguada.post(`/api/jobs/${job.id}/renew`)
    expect(status).toBe(200)
    expect(body).toEqual({ ...job, expiryDate: '2026-05-01T10:00:00.000Z' })
  })

  test('is renewed from now after it expired, and listed again', async () => {
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

  test('that is renewed twenty times concurrently is renewed once', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const renewals = Array.from({ length: 20 }, () => yeguada.post(`/api/jobs/${job.id}/renew`))
    const statuses = (await Promise.all(renewals)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const { body } = await yeguada.get(`/api/jobs/${job.id}`)
    const days = (Date.parse(body.expiryDate) - Date.parse(job.expiryDate)) / day
    expect(days).toBe(30)
  })
})
