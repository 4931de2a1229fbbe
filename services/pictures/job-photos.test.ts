import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteAccount, jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { signUpOperator } from '#test/builders/cases.ts'
import { jobCasePath, signalled } from '#test/builders/held-jobs.ts'
import { draftAs } from '#test/builders/job-drafts.ts'
import { loadPicture, samplePhoto, sendPhoto, uploadJobPhotos } from '#test/builders/pictures.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import { hideJob, showJob } from '#services/jobs/posting/decide-takedown.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { job } from '#events/aggregates/jobs.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { deleteUnusedPhotos } from './photo-store.ts'

const small = (path: string) => path.replace('.webp', '-s.webp')

async function sizeOf(board: TestApp, by: Visitor, path: string) {
  const { format, width, height, exif } = await sharp(await loadPicture(board, by, path)).metadata()
  return { format, width, height, exif }
}

describeWithApp('a photo of a job', board => {
  const isServed = async (path: string) => (await board.createClient().get(path)).status === 200

  test('is stored in two sizes, without what the file carried', async () => {
    const yeguada = await signUp(board, 'employer')
    const background = '#8a5a2b'
    const large = await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Soto' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await sendPhoto(yeguada, large)
    expect(status).toBe(201)
    expect(body.photo).toMatch(/^\/photos\/[a-z0-9]{25}\.webp$/)
    const exif = undefined
    expect(await sizeOf(board, yeguada, body.photo)).toEqual({
      format: 'webp',
      width: 1280,
      height: 853,
      exif
    })
    expect(await sizeOf(board, yeguada, small(body.photo))).toEqual({
      format: 'webp',
      width: 328,
      height: 328,
      exif
    })
  })

  test('is not made larger than it is', async () => {
    const yeguada = await signUp(board, 'employer')
    const [path = ''] = await uploadJobPhotos(yeguada, 1)
    expect(await sizeOf(board, yeguada, path)).toMatchObject({ width: 300, height: 200 })
  })

  test('has a JPEG of 1,200 pixels for previews of links', async () => {
    const yeguada = await signUp(board, 'employer')
    const background = { r: 200, g: 0, b: 0, alpha: 0 }
    const tall = sharp({ create: { width: 300, height: 500, channels: 4, background } }).png()
    const { photo } = (await sendPhoto(yeguada, await tall.toBuffer())).body
    const { id } = await postJobAs(yeguada, { photos: [photo] })
    const visitor = board.createClient()
    const path = photo.replace('.webp', '.jpg')
    expect(await sizeOf(board, visitor, path)).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630
    })
    const { headers } = await visitor.get(path)
    expect(headers.get('Content-Type')).toBe('image/jpeg')
    expect(headers.get('Cache-Control')).toBe(
      (await visitor.get(photo)).headers.get('Cache-Control')
    )
    const { dominant } = await sharp(await loadPicture(board, visitor, path)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await visitor.get(path)).status).toBe(404)
  })

  test('is shown by the job that is saved with it, the first one on its card', async () => {
    const yeguada = await signUp(board, 'employer')
    const photos = await uploadJobPhotos(yeguada, 2)
    const { id } = await postJobAs(yeguada, { title: 'Con fotografías', photos })
    const visitor = board.createClient()
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({
      photos,
      photo: small(photos[0] ?? '')
    })
    const [card] = (await visitor.get('/api/jobs?keyword=fotografías')).body.jobs
    expect(card).toMatchObject({ photo: small(photos[0] ?? '') })
    expect(card).not.toHaveProperty('photos')
    const turned = photos.toReversed()
    const change = (request: object) => yeguada.patch(`/api/jobs/${id}`, request)
    expect((await change({ photos: turned })).body).toMatchObject({ photos: turned })
    expect((await change({ title: 'Otro título' })).body).toMatchObject({ photos: turned })
    const { body } = await change({ photos: null })
    expect(body).not.toHaveProperty('photos')
    expect(body).not.toHaveProperty('photo')
  })

  test('can say what it shows; a path alone says nothing', async () => {
    const yeguada = await signUp(board, 'employer')
    const paths = await uploadJobPhotos(yeguada, 3)
    const [room = '', yard = '', horse = ''] = paths
    const { id } = await postJobAs(yeguada, {
      photos: [{ path: room, of: 'vivienda' }, yard, { path: horse, of: 'caballos' }]
    })
    const visitor = board.createClient()
    const read = async () => (await visitor.get(`/api/jobs/${id}`)).body
    const photoSubjects = ['vivienda', null, 'caballos']
    expect(await read()).toMatchObject({ photos: paths, photoSubjects, photo: small(room) })
    const change = (photos: unknown) => yeguada.patch(`/api/jobs/${id}`, { photos })
    await change([yard, { path: room, of: 'vivienda' }])
    const changed = { photos: [yard, room], photoSubjects: [null, 'vivienda'] }
    expect(await read()).toMatchObject(changed)
    await yeguada.patch(`/api/jobs/${id}`, { title: 'Otro título' })
    expect(await read()).toMatchObject(changed)
    await change([room])
    expect(await read()).not.toHaveProperty('photoSubjects')
    const { body } = await visitor.get(`/api/jobs/${id}/history`)
    expect(body.changes).toMatchObject([
      { kind: 'photos', from: ['vivienda'] },
      { kind: 'photos', from: ['vivienda', 'caballos'], to: ['vivienda'] },
      { kind: 'published' }
    ])
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('of a dwelling that is offered is what a search can ask for', async () => {
    const yeguada = await signUp(board, 'employer')
    const [path] = await uploadJobPhotos(yeguada, 1)
    const housing = { kind: 'habitacion' }
    const post = (of: string, terms: object) =>
      postJobAs(yeguada, { photos: [{ path, of }], ...terms })
    const { id } = await post('vivienda', { housing })
    await post('centro', { housing })
    await post('vivienda', {})
    const { body } = await board
      .createClient()
      .get(`/api/jobs?employerId=${yeguada.id}&housingPhoto=si`)
    expect(body.jobs.map((job: { id: string }) => job.id)).toEqual([id])
    expect(body.meta.facets.housingPhoto).toEqual({ si: 1 })
  })

  test('is refused unless the employer uploaded it, and beyond four', async () => {
    const yeguada = await signUp(board, 'employer')
    const [theirs = ''] = await uploadJobPhotos(await signUp(board, 'employer'), 1)
    const own = await uploadJobPhotos(yeguada, 5)
    const { id } = await postJobAs(yeguada)
    const message = 'Una de las fotos no es válida'
    const refused = [
      [theirs],
      [own[0], theirs],
      ['/photos/nada.webp'],
      ['https://example.org/x.webp'],
      ['/pictures/x.webp'],
      'x',
      [own[0]?.toUpperCase()],
      [small(own[0] ?? '')]
    ]
    for (const photos of refused) {
      const refusal = { status: 400, body: { message, errors: [{ message }] } }
      const { errors } = (await yeguada.patch(`/api/jobs/${id}`, { photos })).body
      expect(errors?.[0]?.field, JSON.stringify(photos)).toMatch(/^photos/)
      expect(await yeguada.post('/api/jobs', { ...jobRequest, photos })).toMatchObject(refusal)
    }
    expect(await yeguada.patch(`/api/jobs/${id}`, { photos: own })).toMatchObject({
      status: 400,
      body: { message: 'Las fotos son 4 como máximo' }
    })
  })

  test('is uploaded by employers only', async () => {
    const refusals = [
      await sendPhoto(board.createClient()),
      await sendPhoto(await signUp(board, 'applicant')),
      await sendPhoto(await signUp(board, 'employer'), new TextEncoder().encode('no'))
    ]
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 415])
  })

  test('goes with the job, unless another one shows it', async () => {
    const yeguada = await signUp(board, 'employer')
    const [own = '', shared = ''] = await uploadJobPhotos(yeguada, 2)
    const { id } = await postJobAs(yeguada, { photos: [own, shared] })
    await postJobAs(yeguada, { photos: [shared] })
    await yeguada.delete(`/api/jobs/${id}`)
    expect([await isServed(own), await isServed(shared)]).toEqual([false, true])
  })

  test('is not served while the operator hides its job, nor after its account was deleted', async () => {
    const yeguada = await signUp(board, 'employer')
    const [path = ''] = await uploadJobPhotos(yeguada, 1)
    const { id } = await postJobAs(yeguada, { photos: [path] })
    const hide = (state: Parameters<typeof hideJob>[0]) => hideJob(state, id, { reason: 'falso' })
    await handleCommand(board.tools, job, id, hide)
    expect(await isServed(path)).toBe(false)
    await handleCommand(board.tools, job, id, state => showJob(state, id, undefined))
    expect([await isServed(path), await isServed(small(path))]).toEqual([true, true])
    await deleteAccount(yeguada)
    expect(await isServed(path)).toBe(false)
  })

  test('is its employer’s alone until an ad that shows it is published', async () => {
    const yeguada = await signUp(board, 'employer')
    const others = [board.createClient(), await signUp(board, 'employer')]
    const [path = ''] = await uploadJobPhotos(yeguada, 1)
    const expectPrivate = async () => {
      for (const file of [path, small(path)]) {
        for (const client of others)
          expect(await client.get(file)).toMatchObject({
            status: 404,
            body: { message: 'Esta foto no existe' }
          })
        const own = await yeguada.get(file)
        expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
      }
    }
    await expectPrivate()
    const { id } = await draftAs(yeguada, { ...jobRequest, photos: [path] })
    await expectPrivate()
    expect((await yeguada.post(`/api/job-drafts/${id}/publish`)).status).toBe(200)
    for (const file of [path, small(path)]) {
      for (const client of others) expect((await client.get(file)).status).toBe(200)
    }
    await yeguada.patch(`/api/jobs/${id}`, { photos: null })
    await expectPrivate()
  })

  test('of an ad is kept by shared caches for a minute, and then revalidated', async () => {
    const yeguada = await signUp(board, 'employer')
    const photos = await uploadJobPhotos(yeguada, 1)
    await postJobAs(yeguada, { photos })
    const tags = new Set<string | null>()
    for (const path of [photos[0] ?? '', small(photos[0] ?? '')]) {
      const { headers } = await board.createClient().get(path)
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60')
      const etag = headers.get('ETag')
      tags.add(etag)
      const again = await board.createClient().get(path, { 'If-None-Match': etag ?? '' })
      expect([again.status, again.headers.get('ETag'), again.body]).toEqual([304, etag, ''])
    }
    expect(tags.size).toBe(2)
  })

  test('of an ad that is held or hidden is shown to its employer and to operators', async () => {
    const yeguada = await signUp(board, 'employer')
    const [held = '', hidden = ''] = await uploadJobPhotos(yeguada, 2)
    const inReview = await postJobAs(yeguada, { ...signalled, photos: [held] })
    expect(inReview.hiddenReason).toBe('en-revision')
    const { id } = await postJobAs(yeguada, { photos: [hidden] })
    await handleCommand(board.tools, job, id, state => hideJob(state, id, { reason: 'falso' }))
    const operator = await signUpOperator(board)
    const others = [board.createClient(), await signUp(board, 'applicant')]
    for (const path of [held, hidden, small(held), small(hidden)]) {
      for (const by of [yeguada, operator]) {
        const { status, headers } = await by.get(path)
        expect([path, status, headers.get('Cache-Control')]).toEqual([
          path,
          200,
          'private, no-cache'
        ])
      }
      for (const by of others) expect([path, (await by.get(path)).status]).toEqual([path, 404])
      const stored = { 'If-None-Match': `"${path.split('/').pop()}"` }
      expect((await board.createClient().get(path, stored)).status).toBe(404)
    }
    expect((await operator.get(jobCasePath(inReview.id))).body.photos).toEqual([held])
    const [draft = ''] = await uploadJobPhotos(yeguada, 1)
    expect((await operator.get(draft)).status).toBe(404)
  })

  test.each(['/photos/x.webp', '/photos/x-s.webp', '/photos/x-m.webp', '/photos/x.png'])(
    'responds with 404 at %s',
    async path => expect((await board.createClient().get(path)).status).toBe(404)
  )
})

describeWithApp('deleting unused photos', board => {
  test('leaves those that a job shows, and recent ones', async () => {
    const yeguada = await signUp(board, 'employer')
    const [shown = '', abandoned = ''] = await uploadJobPhotos(yeguada, 2)
    const { id } = await postJobAs(yeguada, { photos: [shown] })
    const cleanUp = (until: string) => deleteUnusedPhotos(board.db, until, 100)
    expect(await cleanUp(board.now.toISOString())).toBe(0)
    expect(await cleanUp('2026-03-03T10:00:00.000Z')).toBe(1)
    const statuses = [shown, abandoned].map(async path => (await yeguada.get(path)).status)
    expect(await Promise.all(statuses)).toEqual([200, 404])
    await yeguada.patch(`/api/jobs/${id}`, { photos: [] })
    expect(await cleanUp('2026-03-03T10:00:00.000Z')).toBe(1)
  })
})

describeWithApp(
  'the limit of photos',
  board => {
    test('allows each employer forty an hour', async () => {
      const yeguada = await signUp(board, 'employer')
      for (let index = 0; index < 30; index++) {
        expect((await sendPhoto(yeguada, samplePhoto.subarray(0, 3))).status).not.toBe(429)
      }
      const others = await Promise.all(Array.from({ length: 11 }, () => sendPhoto(yeguada)))
      expect(others.some(({ status }) => status === 429)).toBe(true)
    })
  },
  { THROTTLE: 'jobPhoto=40/3600' }
)
