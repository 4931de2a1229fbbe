import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import {
  loadPicture,
  samplePhoto,
  sendPicture,
  uploadSamplePhoto
} from '#test/builders/pictures.ts'

const megabyte = 1024 * 1024

/** A body of that many bytes, in chunks and without Content-Length. */
function streamOf(bytes: number): ReadableStream {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 64 * 1024)
      if (size) controller.enqueue(new Uint8Array(size))
      else controller.close()
      left -= size
    }
  })
}

const tooLarge = { message: 'El contenido es demasiado grande: 5 MB como máximo' }

describeWithApp('uploading a picture', board => {
  test('responds with the path where it is served as WebP, to its owner only', async () => {
    const person = await signUp(board, 'applicant')
    const path = await uploadSamplePhoto(person)
    expect(path).toMatch(/^\/pictures\/[a-z0-9]{25}\.webp$/)
    const { status, headers } = await person.get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('image/webp')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Set-Cookie')).toBeNull()
    expect((await board.createClient().get(path)).status).toBe(404)
    expect((await (await signUp(board, 'employer')).get(path)).status).toBe(404)
  })

  test('makes it a WebP of 256 × 256 pixels', async () => {
    const person = await signUp(board, 'employer')
    const path = await uploadSamplePhoto(person)
    const { format, width, height } = await sharp(await loadPicture(board, person, path)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
  })

  test('detects the type from the bytes, not from Content-Type', async () => {
    const person = await signUp(board, 'applicant')
    const named = { 'Content-Type': 'application/octet-stream' }
    expect(await sendPicture(person, person.id, undefined, named)).toMatchObject({ status: 201 })
    const gif = await sharp(samplePhoto).gif().toBuffer()
    const refused = await sendPicture(person, person.id, new Uint8Array(gif), {
      'Content-Type': 'image/png'
    })
    expect(refused).toMatchObject({
      status: 415,
      body: { message: 'La foto debe ser JPEG, PNG o WebP' }
    })
  })

  test.each([
    ['empty', new Uint8Array(), 400, /^El archivo está vacío/],
    ['truncated', new Uint8Array(samplePhoto.subarray(0, 200)), 400, /no ha llegado entera/],
    [
      'HEIC',
      new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      415,
      /«El más compatible»/
    ]
  ])(
    'is refused with a sentence of its own when the file is %s',
    async (_, bytes, status, text) => {
      const person = await signUp(board, 'applicant')
      expect(await sendPicture(person, person.id, bytes)).toMatchObject({
        status,
        body: { message: expect.stringMatching(text) }
      })
    }
  )

  test('is refused when its bytes are compressed on the way', async () => {
    const person = await signUp(board, 'applicant')
    const gzip = { 'Content-Type': 'image/jpeg', 'Content-Encoding': 'gzip' }
    expect(await sendPicture(person, person.id, undefined, gzip)).toMatchObject({ status: 415 })
  })

  test('is refused over 5 MB, with and without Content-Length', async () => {
    const person = await signUp(board, 'applicant')
    const declared = await sendPicture(person, person.id, new Uint8Array(5 * megabyte + 1), {
      'Content-Length': String(5 * megabyte + 1)
    })
    expect(declared).toMatchObject({ status: 413, body: tooLarge })
    const undeclared = await sendPicture(person, person.id, streamOf(5 * megabyte + 1))
    expect(undeclared).toMatchObject({ status: 413, body: tooLarge })
    const exactly = await sendPicture(person, person.id, streamOf(5 * megabyte))
    expect(exactly).toMatchObject({ status: 415 })
  })

  test('is refused with 503 while eight others wait to be decoded', async () => {
    const person = await signUp(board, 'applicant')
    const background = '#8a5a2b'
    const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background } })
      .png()
      .toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendPicture(person, person.id, new Uint8Array(large)))
    )
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20 - refused.length)
    for (const { body, headers } of refused) {
      expect(headers.get('Retry-After')).toBe('2')
      expect(body.message).toMatch(/^Ahora no damos abasto/)
    }
  })

  test.each(['GET', 'PUT', 'DELETE', 'QUERY'])('by %s gets 405', async method => {
    const person = await signUp(board, 'applicant')
    const { status, headers } = await person.send(`/api/users/${person.id}/picture`, {
      method,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/jpeg' },
      ...(method !== 'GET' && { body: new Uint8Array(samplePhoto) })
    })
    expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
  })

  test('is refused to anonymous visitors, to other users and from other sites', async () => {
    const person = await signUp(board, 'applicant')
    const otherEmployer = await signUp(board, 'employer')
    const refusals = [
      await sendPicture(board.createClient(), person.id),
      await sendPicture(otherEmployer, person.id),
      await sendPicture(otherEmployer, 'another-user'),
      await sendPicture(person, person.id, undefined, { 'Sec-Fetch-Site': 'cross-site' })
    ]
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 403, 403])
    expect(refusals.every(({ body }) => typeof body.message === 'string')).toBe(true)
    expect(
      await board.db.query('SELECT FROM media.pictures WHERE user_id = $1', [person.id])
    ).toEqual([])
  })
})

describeWithApp(
  'the upload rate limit',
  board => {
    test('allows each user ten uploads per hour, valid or not', async () => {
      const person = await signUp(board, 'applicant')
      const text = new TextEncoder().encode('no es una foto')
      for (let index = 0; index < 10; index++) {
        expect((await sendPicture(person, person.id, text)).status).toBe(415)
      }
      const refused = await sendPicture(person, person.id)
      expect(refused).toMatchObject({
        status: 429,
        body: { message: expect.stringMatching(/^Demasiados intentos/) }
      })
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
      const otherApplicant = await signUp(board, 'applicant')
      expect((await sendPicture(otherApplicant, otherApplicant.id)).status).toBe(201)
    })

    test('does not count uploads that authorization refuses', async () => {
      const person = await signUp(board, 'applicant')
      const otherApplicant = await signUp(board, 'applicant')
      for (let index = 0; index < 12; index++) await sendPicture(otherApplicant, person.id)
      expect((await sendPicture(person, person.id)).status).toBe(201)
      expect((await sendPicture(otherApplicant, otherApplicant.id)).status).toBe(201)
    })
  },
  { THROTTLE: 'on' }
)
