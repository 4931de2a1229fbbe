import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureStorage } from './picture-storage.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'
import { removePictureObjects } from '#workers/scheduled-jobs/cleanup.ts'
import { composeApp } from '#composition/compose-board.ts'
import { createEmptyApp } from '#test/builders/backup.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { samplePhoto } from '#test/builders/pictures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { type S3Server, startS3 } from '#test/servers/s3-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { movePicturesIn } from './move-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-pictures-'))

describeWithApp('pictures in an object storage', board => {
  let s3: S3Server
  const useS3 = (url: string | undefined) => {
    const { config } = board.tools
    board.tools.config = {
      ...config,
      s3Url: url,
      erasuresFile: join(folder, `${board.db.kind}.ndjson`)
    }
    board.tools.pictureStorage = createPictureStorage(board.tools)
    board.app = composeApp(board.tools)
  }
  beforeAll(async () => {
    s3 = await startS3()
    useS3(s3.url)
  })
  afterAll(() => s3.close())

  const upload = (by: SignedInClient, path: string) =>
    by.send(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/png' },
      body: new Uint8Array(samplePhoto)
    })
  const postWithPhoto = async (by: SignedInClient) => {
    const { photo } = (await upload(by, '/api/job-photos')).body
    const job = await postJobAs(by, { photos: [photo] })
    return { job, photo: String(photo) }
  }
  const fetchPicture = async (path: string) => {
    const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
    const response = await board.app.request(path, {}, bindings)
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const inRows = async () => {
    const [row] = await board.db.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM media.photos WHERE large IS NOT NULL OR small IS NOT NULL)
         + (SELECT count(*) FROM media.pictures WHERE bytes IS NOT NULL) AS n`
    )
    return row?.n
  }
  const objectsOf = (path: string) => {
    const name = path.slice(1)
    return [name, name.replace('.webp', '-s.webp')].filter(file => s3.objects.has(file)).length
  }

  test('are stored there and shown from there, and their rows have no bytes', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    const { profilePicture } = (await upload(yeguada, `/api/users/${yeguada.id}/picture`)).body
    expect(await inRows()).toBe(0)
    expect(objectsOf(photo)).toBe(2)
    expect(s3.objects.has(profilePicture.slice(1))).toBe(true)
    for (const path of [photo, photo.replace('.webp', '-s.webp')]) {
      const shown = await fetchPicture(path)
      expect(shown).toEqual({ status: 200, bytes: s3.objects.get(path.slice(1)) })
      expect(shown.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    }
    expect(await board.db.query('SELECT FROM media.removals')).toEqual([])
  })

  test('go with their job and with their person', async () => {
    const yeguada = await signUp(board, 'employer')
    const first = await postWithPhoto(yeguada)
    const second = await postWithPhoto(yeguada)
    await yeguada.delete(`/api/jobs/${first.job.id}`)
    await removePictureObjects(board.tools)
    expect([objectsOf(first.photo), objectsOf(second.photo)]).toEqual([0, 2])
    await runCli(board, 'user', 'erase', yeguada.username)
    expect(objectsOf(second.photo)).toBe(0)
    expect(await board.db.query('SELECT FROM media.removals')).toEqual([])
  })

  test('go later when the storage does not answer at an erasure', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    s3.isUp = false
    const erased = await runCli(board, 'user', 'erase', yeguada.username)
    expect(erased).toMatchObject({ code: 1, text: expect.stringContaining('ha fallado: SlowDown') })
    await expect(removePictureObjects(board.tools)).rejects.toThrow('SlowDown')
    s3.isUp = true
    expect(objectsOf(photo)).toBe(2)
    expect(await removePictureObjects(board.tools)).toBe(2)
    expect(objectsOf(photo)).toBe(0)
    expect(await eraseUsers(board.tools)).toBe(0)
  })

  test('of an upload that was not finished go after an hour', async () => {
    const lost = new Error('the connection to the database is lost')
    const put = board.tools.pictureStorage.put(
      new Map([['photos/lost.webp', Buffer.from('x')]]),
      () => Promise.reject(lost)
    )
    await expect(put).rejects.toBe(lost)
    expect(await removePictureObjects(board.tools)).toBe(0)
    expect(s3.objects.has('photos/lost.webp')).toBe(true)
    board.now = new Date(board.now.getTime() + 61 * 60 * 1000)
    expect(await removePictureObjects(board.tools)).toBe(1)
    expect(s3.objects.has('photos/lost.webp')).toBe(false)
  })

  test('cannot be sent or seen while it does not answer: a sentence says so', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    const log = board.tools.log.error
    const logged: unknown[] = []
    board.tools.log.error = ((...given: unknown[]) => void logged.push(given)) as typeof log
    s3.isUp = false
    const refused = await upload(yeguada, '/api/job-photos')
    const unseen = await fetchPicture(photo)
    s3.isUp = true
    board.tools.log.error = log
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'picture-storage-unavailable', message: expect.stringContaining('fotos') }
    })
    expect(unseen.status).toBe(503)
    expect(JSON.stringify(logged)).not.toContain('s3cret')
    expect(logged).toHaveLength(2)
  })

  test('move there and back, and a move that failed goes on when it is repeated', async () => {
    const yeguada = await signUp(board, 'employer')
    useS3(undefined)
    const { photo } = await postWithPhoto(yeguada)
    await upload(yeguada, `/api/users/${yeguada.id}/picture`)
    const before = await fetchPicture(photo)
    expect([await inRows(), objectsOf(photo)]).toEqual([2, 0])
    expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({
      code: 1,
      text: 'Di con S3_URL dónde está S3'
    })
    useS3(s3.url)
    s3.isUp = false
    expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({ code: 1 })
    s3.isUp = true
    expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({
      code: 0,
      values: [{ moved: 2, missing: [] }]
    })
    expect([await inRows(), objectsOf(photo)]).toEqual([0, 2])
    expect(await fetchPicture(photo)).toEqual(before)
    expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({ values: [{ moved: 0 }] })

    const { moved } = (await runCli(board, 'pictures', 'move', 'database')).values[0]
    expect([await inRows(), objectsOf(photo), s3.objects.size]).toEqual([moved, 0, 0])
    expect(await fetchPicture(photo)).toEqual(before)
    expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({ values: [{ moved }] })
  })

  test('stay when they move out again while their former objects are being removed', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    const before = await fetchPicture(photo)
    await movePicturesIn(board.db, board.tools.pictureStorage, () => {})
    const deleted = Promise.withResolvers<void>()
    const allowed = Promise.withResolvers<void>()
    s3.beforeDelete = () => {
      deleted.resolve()
      return allowed.promise
    }
    const removing = removePictureObjects(board.tools)
    await deleted.promise
    const moving = runCli(board, 'pictures', 'move', 's3')
    await Promise.race([moving, setTimeout(300)])
    allowed.resolve()
    await Promise.all([removing, moving])
    s3.beforeDelete = async () => {}
    expect(await inRows()).toBe(0)
    expect(await fetchPicture(photo)).toEqual(before)
  })

  test('whose object is missing are named by a move, and answer 404', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    s3.objects.delete(photo.slice(1))
    expect((await fetchPicture(photo)).status).toBe(404)
    const moved = await runCli(board, 'pictures', 'move', 'database')
    expect(moved).toMatchObject({
      code: 1,
      text: expect.stringContaining('No está en S3: photos/')
    })
    await runCli(board, 'pictures', 'move', 's3')
  })

  test('are named by a backup, and found again after it is restored', async () => {
    const yeguada = await signUp(board, 'employer')
    const { photo } = await postWithPhoto(yeguada)
    const target = join(folder, `backup-${board.db.kind}`)
    expect(await runCli(board, 'backup', target)).toMatchObject({ code: 0 })
    const restored = await createEmptyApp(board.db.kind, board.tools.config.erasuresFile)
    expect(await runCli(restored, 'restore', target)).toMatchObject({ code: 0 })
    const [row] = await restored.db.query<{ n: number }>(
      'SELECT count(*) AS n FROM media.photos WHERE large IS NULL'
    )
    expect(row?.n).toBeGreaterThan(0)
    expect(objectsOf(photo)).toBe(2)
    await restored.db.close()
  })
})
