import { expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { findJobDraft } from '#projections/jobs/drafts.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { decryptArchive, listArchives } from '#services/account-archive/store.ts'
import { deleteUnusedPhotos } from '#services/pictures/photo-store.ts'
import {
  coverLetter,
  deleteAccount,
  jobRequest,
  jobTermsRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/api-fixtures.ts'
import { uploadJobPhotos } from '#test/pictures.ts'
import { describeWithApp } from '#test/test-app.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'

const draftAs = async (employer: SignedInClient, changes: object = {}) => {
  const { status, body } = await employer.post('/api/jobs', { draft: true, ...changes })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
const listOf = async (employer: SignedInClient) =>
  (await employer.get('/api/job-drafts')).body.drafts
const publish = (employer: SignedInClient, id: string, key?: string) =>
  employer.post(`/api/jobs/${id}/publish`, undefined, key ? { 'Idempotency-Key': key } : {})

describeWithApp('a draft of a job', board => {
  test('keeps whatever is said, and is listed to its owner, the last one saved first', async () => {
    const yeguada = await signUp(board, 'employer')
    const empty = await draftAs(yeguada)
    board.now = new Date('2026-03-02T11:00:00.000Z')
    const content = { ...jobRequest, ...jobTermsRequest, title: 'Mo', contactPhone: '61' }
    const full = await draftAs(yeguada, content)
    const savedAt = '2026-03-02T11:00:00.000Z'
    expect(full).toEqual({ ...content, draft: true, id: expect.any(String), savedAt })
    expect(await listOf(yeguada)).toEqual([full, empty])
    expect(await listOf(await signUp(board, 'employer'))).toEqual([])
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
    const { body } = await yeguada.patch(`/api/jobs/${id}`, change)
    const savedAt = expect.any(String)
    expect(body).toEqual({ id, draft: true, savedAt, details: 'x', description: 'Corto' })
    expect(await listOf(yeguada)).toEqual([body])
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

  test('is no job: nobody finds it by its address, in a list, a search or a feed', async () => {
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
      await publish(picadero, id),
      await picadero.post(`/api/jobs/${id}/renew`)
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await listOf(yeguada)).toHaveLength(1)
  })

  test('is published under its id once it says what a job needs', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { ...jobRequest, title: 'Mo', jobType: undefined })
    const refused = await publish(yeguada, id)
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      ...['title', 'jobType']
    ])
    const rest = { draft: true, title: 'Mozo de cuadra', jobType: 'Jornada Completa' }
    await yeguada.patch(`/api/jobs/${id}`, rest)
    const { status, body } = await publish(yeguada, id)
    expect([status, body.id, body.title]).toEqual([200, id, 'Mozo de cuadra'])
    expect(await listOf(yeguada)).toEqual([])
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(200)
    expect((await yeguada.patch(`/api/jobs/${id}`, rest)).status).toBe(409)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(410)
  })

  test('is published once, however often at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, jobRequest)
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => publish(yeguada, id, nth % 2 ? key : undefined))
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
      yeguada.patch(`/api/jobs/${id}`, { draft: true, title: 'Jefa de cuadra' }),
      publish(yeguada, id)
    ])
    expect(published.status).toBe(200)
    const title = saved.status === 200 ? 'Jefa de cuadra' : jobRequest.title
    expect((await yeguada.get(`/api/jobs/${id}`)).body.title).toBe(title)
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
    const drafts = await listOf(yeguada)
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
    expect(await listOf(yeguada)).toHaveLength(1)
  })

  test('keeps its photos, which are of its employer, until it is deleted', async () => {
    const yeguada = await signUp(board, 'employer')
    const photos = await uploadJobPhotos(yeguada, 2)
    const [theirs = ''] = await uploadJobPhotos(await signUp(board, 'employer'), 1)
    const { id } = await draftAs(yeguada, { photos })
    const foreign = { draft: true, photos: [theirs] }
    expect((await yeguada.patch(`/api/jobs/${id}`, foreign)).status).toBe(400)
    expect((await yeguada.post('/api/jobs', foreign)).status).toBe(400)
    const later = new Date(board.now.getTime() + 1000).toISOString()
    await deleteUnusedPhotos(board.db, later, 100)
    const statusOf = async (path = '') => (await yeguada.get(path)).status
    expect([await statusOf(photos[0]), await statusOf(theirs)]).toEqual([200, 404])
    await yeguada.delete(`/api/jobs/${id}`)
    expect(await statusOf(photos[0])).toBe(404)
  })

  test('is in the read tables as in a replay', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { ...jobRequest, ...jobTermsRequest })
    await yeguada.patch(`/api/jobs/${id}`, { draft: true, housing: null, title: 'Otra cosa' })
    await publish(yeguada, (await draftAs(yeguada, jobRequest)).id)
    await yeguada.delete(`/api/jobs/${(await draftAs(yeguada)).id}`)
    const replay = { ...board.tools, projections }
    expect((await verify(replay)).differences).toEqual([])
    const before = await listOf(yeguada)
    await rebuild(replay, readModelVersion)
    expect(await listOf(yeguada)).toEqual(before)
    expect((await verify(replay)).differences).toEqual([])
  })

  test('goes with its account: into the encrypted copy, and away when the person is erased', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { title: 'Zarzaparrilla', contactPhone: '612 345 678' })
    await deleteAccount(yeguada)
    await archiveUsers(board.tools)
    const archives = await listArchives(board.db)
    const own = archives.find(({ originalUserId }) => originalUserId === yeguada.id)
    const opened = await decryptArchive(board.tools, own?.id ?? '')
    expect(opened?.data).toMatchObject({
      drafts: [{ id, content: { title: 'Zarzaparrilla', contactPhone: '612 345 678' } }]
    })
    board.now = new Date('2026-04-05T10:00:00.000Z')
    await eraseUsers(board.tools)
    expect(await findJobDraft(board.db, id)).toBeUndefined()
    await rebuild({ ...board.tools, projections }, readModelVersion)
    expect(await findJobDraft(board.db, id)).toBeUndefined()
  })
})

describeWithApp(
  'publishing a draft once the law wants the pay in every job',
  board => {
    test('is refused without pay, though the draft is kept', async () => {
      const yeguada = await signUp(board, 'employer')
      const { id } = await draftAs(yeguada, jobRequest)
      const refused = await publish(yeguada, id)
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'pay.min'])
      await yeguada.patch(`/api/jobs/${id}`, { draft: true, pay: { min: 1300, period: 'mes' } })
      expect((await publish(yeguada, id)).status).toBe(200)
    })
  },
  { PAY_REQUIRED_FROM: '2026-01-01' }
)
