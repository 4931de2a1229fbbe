import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'

const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const logIn = JSON.stringify({ username: 'nadie', password: 'caballo-bayo' })

describeWithApp('a request body', board => {
  const post = async (init: RequestInit) => {
    const response = await board.app.request('/api/login', { method: 'POST', ...init })
    return [response.status, (await response.json()).message]
  }
  const length = (body: string) => ({ 'Content-Length': String(body.length) })
  const tooLarge = [413, 'El contenido es demasiado grande: 64 KB como máximo']
  const notJson = [415, 'El contenido debe enviarse como JSON (application/json)']
  const unknown = [401, 'Nombre de usuario o contraseña incorrectos']

  test('may have up to 64 KB, with and without Content-Length', async () => {
    const body = (size: number) => logIn.padEnd(size, ' ')
    for (const declared of [{}, length(body(65_536))]) {
      expect(await post({ headers: { ...json, ...declared }, body: body(65_536) })).toEqual(unknown)
    }
    for (const declared of [{}, length(body(65_537))]) {
      expect(await post({ headers: { ...json, ...declared }, body: body(65_537) })).toEqual(
        tooLarge
      )
    }
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    'application/ld+json',
    'text/json',
    ''
  ])('with content type %s is refused', async type => {
    const headers = { ...json, ...length(logIn), 'Content-Type': type }
    expect(await post({ headers, body: logIn })).toEqual(notJson)
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'with content type %s is accepted',
    async type => {
      const headers = { ...json, ...length(logIn), 'Content-Type': type }
      expect(await post({ headers, body: logIn })).toEqual(unknown)
    }
  )

  test.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'gzip, identity'])(
    'that is compressed is refused with a sentence: %s',
    async encoding => {
      const headers = { ...json, 'Content-Encoding': encoding }
      expect(await post({ headers, body: logIn })).toEqual([
        415,
        'Envía el contenido sin comprimir (sin Content-Encoding).'
      ])
    }
  )

  test('may say that it is not compressed', async () => {
    const headers = { ...json, 'Content-Encoding': 'identity' }
    expect(await post({ headers, body: logIn })).toEqual(unknown)
  })

  test.each(['{', '', '{"username": "ana"', "{'username': 'ana'}", '\u0000'])(
    'is refused when it is not JSON: %j',
    async body => {
      expect(await post({ headers: json, body })).toEqual([
        400,
        'El JSON de la petición no es válido'
      ])
    }
  )

  test.each(['[]', 'null', '"texto"', '5', 'true'])(
    'is refused in Spanish when it is not a JSON object: %s',
    async body => {
      expect(await post({ headers: json, body })).toEqual([400, 'La petición no es válida'])
    }
  )

  test('may hold unknown fields, which are ignored', async () => {
    const body = `{"__proto__":{"admin":true},"constructor":1,${logIn.slice(1)}`
    expect(await post({ headers: json, body })).toEqual(unknown)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

describeWithApp('many requests at once', board => {
  test('are served up to 256; the rest receive 503', async () => {
    const requests = Array.from({ length: 300 }, () => board.createClient().get('/api/jobs'))
    expect((await board.createClient().get('/health/live')).status).toBe(200)
    const responses = await Promise.all(requests)
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(300 - 256)
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503)
      expect(body.message).toBe('Ahora no damos abasto. Inténtalo de nuevo en unos segundos.')
      expect(headers.get('retry-after')).toBe('2')
    }
    expect((await board.createClient().get('/api/jobs')).status).toBe(200)
  })

  test('hold no permit until their bodies have arrived', async () => {
    const bodies: ReadableStreamDefaultController[] = []
    const slow = () =>
      board.app.request('/api/login', {
        method: 'POST',
        headers: { ...json, 'Transfer-Encoding': 'chunked' },
        body: new ReadableStream({ start: controller => void bodies.push(controller) }),
        duplex: 'half'
      } as RequestInit)
    const requests = Array.from({ length: 256 }, slow)
    expect((await board.createClient().get('/api/jobs')).status).toBe(200)
    for (const body of bodies) body.close()
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(
      new Set([400])
    )
  })
})
