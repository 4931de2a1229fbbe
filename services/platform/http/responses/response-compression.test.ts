import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('a response in memory', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  test.each(['/api/jobs', '/jobs'])('%s is sent compressed', async path => {
    const { body } = await board.createClient().get(path)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      const response = await board.app.request(path, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      expect(String(decode[encoding](await response.arrayBuffer()))).toBe(text)
    }
  })

  test.each(['/api/jobs', '/jobs'])(
    '%s is compressed better once it is requested again',
    async path => {
      const employer = await signUp(board, 'employer')
      for (let index = 0; index < 5; index++) await postJobAs(employer)
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding }
        const load = async () => (await board.app.request(path, { headers })).arrayBuffer()
        const [first, second, third] = [await load(), await load(), await load()]
        if (encoding === 'br') expect(second.byteLength).toBeLessThan(first.byteLength)
        expect(third).toEqual(second)
      }
    }
  )
})
