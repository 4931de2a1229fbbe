import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '#test/servers/s3-server.ts'
import { createObjectStorage, ObjectStorageFailed, ObjectStorageRefused } from './object-storage.ts'

describe('an object storage', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.close())

  test('stores, returns and removes an object', async () => {
    const storage = createObjectStorage(s3.url)
    await storage.check()
    const bytes = Buffer.from([0, 1, 2, 250])
    await storage.put('photos/a-s.webp', bytes)
    expect(s3.objects.get('photos/a-s.webp')).toEqual(bytes)
    expect(await storage.get('photos/a-s.webp')).toEqual(bytes)
    await storage.remove('photos/a-s.webp')
    await storage.remove('photos/a-s.webp')
    expect(await storage.get('photos/a-s.webp')).toBeUndefined()
  })

  test.each([
    ['key', (url: string) => url.replace('ramal-test', 'another'), 'XAdminUserNotFound'],
    ['secret', (url: string) => url.replace('s3cret', 'wrong'), 'SignatureDoesNotMatch']
  ])('says in one sentence that the %s is wrong', async (_, change, code) => {
    const storage = createObjectStorage(change(s3.url))
    const sentence = new RegExp(
      `^S3 \\(http://127.0.0.1:\\d+\\) no acepta las credenciales de S3_URL para «fotos» \\(${code}\\): corrígelas\\.$`
    )
    for (const act of [storage.check, () => storage.put('a', Buffer.from('a'))]) {
      await expect(act()).rejects.toThrow(ObjectStorageRefused)
      await expect(act()).rejects.toThrow(sentence)
    }
  })

  test('says in one sentence that there is no such bucket', async () => {
    const storage = createObjectStorage(s3.url.replace(/fotos$/, 'otro'))
    const sentence = /no tiene ningún cubo «otro» \(NoSuchBucket\)/
    await expect(storage.check()).rejects.toThrow(sentence)
    await expect(storage.put('a', Buffer.from('a'))).rejects.toThrow(sentence)
  })

  test('needs no more than to store, read and delete objects', async () => {
    const strict = await startS3()
    strict.permissions.delete('ListBucket')
    const storage = createObjectStorage(strict.url)
    await storage.check()
    expect(strict.objects.size).toBe(0)
    await storage.put('a', Buffer.from('a'))
    expect(await storage.get('a')).toEqual(Buffer.from('a'))
    await storage.remove('a')
    await storage.remove('a')
    expect(await storage.get('a')).toBeUndefined()
    expect(await createObjectStorage(strict.url).get('a')).toBeUndefined()
    expect(strict.objects.size).toBe(0)
    await strict.close()
  })

  test.each(['PutObject', 'GetObject', 'DeleteObject'] as const)(
    'says that the key has no s3:%s',
    async permission => {
      const strict = await startS3()
      strict.permissions.delete('ListBucket')
      strict.permissions.delete(permission)
      const storage = createObjectStorage(strict.url)
      const sentence = new RegExp(
        `no deja .+ en «fotos» con las credenciales de S3_URL \\(AccessDenied\\): corrígelas, o dales s3:${permission}\\.$`
      )
      await expect(storage.check()).rejects.toThrow(ObjectStorageRefused)
      await expect(storage.check()).rejects.toThrow(sentence)
      if (permission === 'GetObject') {
        strict.objects.set('a', Buffer.from('a'))
        await expect(storage.get('a')).rejects.toThrow(sentence)
      }
      await strict.close()
    }
  )

  test.each([-20, 20])(
    'whose clock is %i minutes ahead is there once one of both is right',
    async minutes => {
      const other = await startS3()
      other.clockSkew = minutes * 60 * 1000
      const refused = createObjectStorage(other.url).check()
      await expect(refused).rejects.not.toThrow(ObjectStorageRefused)
      await expect(refused).rejects.toThrow(
        /^El reloj de esta máquina no va con el de S3 \(.+\), que dice \d{4}-\d\d-\d\dT.+Z \(RequestTimeTooSkewed\): ponlo en hora, mejor con NTP\.$/
      )
      await other.close()
    }
  )

  test('names the region that S3 says', async () => {
    const other = await startS3()
    other.region = 'eu-south-2'
    await expect(createObjectStorage(other.url).check()).rejects.toThrow(ObjectStorageRefused)
    await expect(createObjectStorage(other.url).check()).rejects.toThrow(
      /no espera la región «us-east-1» para «fotos» \(AuthorizationHeaderMalformed\): pon la suya en S3_URL \(\?region=eu-south-2\)\.$/
    )
    await createObjectStorage(`${other.url}?region=eu-south-2`).check()
    await other.close()
  })

  test.each([
    [
      'R2',
      400,
      "<Error><Code>InvalidRegionName</Code><Message>The region name 'us-east-1' is not valid. Must be one of: wnam, enam, weur, eeur, apac, auto</Message></Error>",
      /no espera la región «us-east-1» .+: pon la suya en S3_URL \(\?region=…\)\.$/
    ],
    [
      'MinIO',
      400,
      "<Error><Code>AuthorizationHeaderMalformed</Code><Message>The authorization header is malformed; the region is wrong; expecting 'es-madrid'.</Message><Region>es-madrid</Region></Error>",
      /pon la suya en S3_URL \(\?region=es-madrid\)\.$/
    ],
    [
      'Garage',
      403,
      '<Error><Code>AccessDenied</Code><Message>Forbidden: No such key: ramal</Message><Region>garage</Region></Error>',
      /con las credenciales de S3_URL \(AccessDenied\): corrígelas, o dales s3:PutObject\.$/
    ],
    [
      'Garage',
      400,
      '<Error><Code>InvalidRequest</Code><Message>Bad request: Date is too old</Message></Error>',
      /ha fallado: InvalidRequest, Bad request: Date is too old$/
    ],
    [
      'Ceph',
      403,
      '<Error><Code>QuotaExceeded</Code><Message></Message></Error>',
      /ha fallado: QuotaExceeded$/
    ],
    [
      'Ceph',
      403,
      '<Error><Code>InvalidAccessKeyId</Code></Error>',
      /no acepta las credenciales .+ \(InvalidAccessKeyId\): corrígelas\.$/
    ],
    [
      'S3 of an archived object',
      403,
      '<Error><Code>InvalidObjectState</Code><Message>The operation is not valid for the object’s storage class</Message></Error>',
      /ha fallado: InvalidObjectState, The operation/
    ],
    ['a proxy', 502, '<html><h1>Bad Gateway</h1></html>', /ha fallado: 502$/],
    ['a proxy', 403, '<html>no</html>', /no acepta las credenciales .+ \(403\): corrígelas\.$/]
  ])('explains an answer of %s', async (_, status, body, sentence) => {
    const other = await startS3()
    other.answer = { status, body }
    await expect(createObjectStorage(other.url).check()).rejects.toThrow(sentence)
    await other.close()
  })

  test('names the region of a bucket that is elsewhere', async () => {
    const other = await startS3()
    const body = '<Error><Code>PermanentRedirect</Code></Error>'
    other.answer = { status: 301, headers: { 'x-amz-bucket-region': 'eu-west-3' }, body }
    await expect(createObjectStorage(other.url).check()).rejects.toThrow(
      /envía a otra dirección \(PermanentRedirect\): pon en S3_URL la del cubo, con su región \(\?region=eu-west-3\)\.$/
    )
    await other.close()
  })

  test('that leads elsewhere is not followed: what it names gets no picture and gives none', async () => {
    const other = await startS3()
    const moved = createServer((_, response) =>
      response.writeHead(307, { Location: `${new URL(other.url).origin}/fotos/a` }).end()
    ).listen(0, '127.0.0.1')
    await once(moved, 'listening')
    const { port } = moved.address() as AddressInfo
    const storage = createObjectStorage(other.url.replace(/:\d+\/fotos/, `:${port}/fotos`))
    const sentence = /envía a otra dirección \(307\): pon en S3_URL la del cubo/
    for (const act of [
      storage.check,
      () => storage.put('a', Buffer.from('a')),
      () => storage.get('a')
    ]) {
      await expect(act()).rejects.toThrow(ObjectStorageRefused)
      await expect(act()).rejects.toThrow(sentence)
    }
    expect(other.objects.size).toBe(0)
    moved.close()
    await other.close()
  })

  test('that does not answer, or fails, may be there later', async () => {
    const gone = await startS3()
    const storage = createObjectStorage(gone.url)
    gone.isUp = false
    await expect(storage.get('a')).rejects.toThrow(/^S3 \(.*\) ha fallado: SlowDown$/)
    await gone.close()
    const unanswered = storage.get('a')
    await expect(unanswered).rejects.toThrow(/no contesta: .*ECONNREFUSED/)
    await expect(unanswered).rejects.not.toThrow(ObjectStorageRefused)
    await expect(unanswered).rejects.toThrow(ObjectStorageFailed)
  })
})
