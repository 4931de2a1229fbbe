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
