import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { createHttpClient } from '#test/board/http-client.ts'
import { describeWithApp } from '#test/board/test-app.ts'

interface Line {
  request: string
  route: string
  status: number
}

describeWithApp('a request', board => {
  const lines: Line[] = []
  let visitor: ReturnType<typeof createHttpClient>
  beforeAll(() => {
    const log = {
      ...board.tools.log,
      info: (fields: object, text: string) => {
        if (text === 'request') lines.push(fields as Line)
      },
      error() {}
    }
    board.tools.site = loadBuiltSite(board.tools.config)
    const app = composeApp({ ...board.tools, log })
    app.get('/fault', () => {
      throw new Error('a fault')
    })
    const bindings = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
    visitor = createHttpClient((path, init) => app.request(path, init, bindings))
  })

  test.each([
    ['/api/jobs/nada', '/api/jobs/:id', 404],
    ['/jobs/nada', '/jobs/:id', 404],
    ['/seguimiento/a.b', '/seguimiento/:token', 410],
    ['/health/none', 'none', 404]
  ])(
    'of %s has a line with its route, under the id of its response',
    async (path, route, status) => {
      const { headers } = await visitor.get(path)
      const id = headers.get('X-Request-Id')
      expect(id).toMatch(/^[\w-]{12}$/)
      expect(lines.at(-1)).toMatchObject({ request: id, route, status })
    }
  )

  test('of a proxy whether the process is alive has none while it is', async () => {
    lines.length = 0
    expect((await visitor.get('/health/live')).status).toBe(200)
    expect(lines).toEqual([])
  })

  test('that fails shows the id on its page, in the language of the page', async () => {
    const { status, headers, body } = await visitor.get('/fault')
    expect(status).toBe(500)
    expect(body).toContain('Si nos escribes, di este código:')
    expect(body).toContain(`<code translate="no">${headers.get('X-Request-Id')}</code>`)
  })
})
