import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('another host of the board', board => {
  beforeAll(() => {
    const { aliases } = parseConfig({ ALIASES: 'https://www.example.com https://example.net:8443' })
    board.tools.config = { ...board.tools.config, aliases }
    board.app = composeApp(board.tools)
  })
  const send = async (host: string, path: string, method = 'GET') => {
    const url = `http://${host}${path}`
    const { status, headers } = await board.app.request(url, { method, headers: { Host: host } })
    return [status, headers.get('Location')]
  }

  test.each(['www.example.com', 'WWW.example.com', 'example.net:8443'])(
    'leads from %s to the same page of its own',
    async host => {
      const { appOrigin } = board.tools.config
      expect(await send(host, '/jobs?keyword=mozo')).toEqual([
        308,
        `${appOrigin}/jobs?keyword=mozo`
      ])
    }
  )

  test('is left to what writes, and to the check of health', async () => {
    expect((await send('www.example.com', '/health/live'))[1]).toBeNull()
    expect((await send('www.example.com', '/api/login', 'POST'))[1]).toBeNull()
  })

  test('is none that is not named', async () => {
    expect((await send('example.org', '/health'))[1]).toBeNull()
    expect((await send('example.com', '/api/jobs'))[0]).not.toBe(308)
  })

  test.each(['www.example.com', 'https://example.com/pagina', 'ftp://example.com'])(
    'is refused as %s',
    ALIASES => {
      expect(() => parseConfig({ ALIASES })).toThrow('debe ser una lista como')
    }
  )
})
