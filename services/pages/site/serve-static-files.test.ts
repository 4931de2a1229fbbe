import { expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from './load-built-site.ts'

describeWithApp('an error before the request context exists', board => {
  test('is logged and answered with 500', async () => {
    const errors: unknown[] = []
    const log = { ...board.tools.log, error: (fields: object) => void errors.push(fields) }
    const files = new Map()
    files.get = () => {
      throw new Error('cannot read')
    }
    const site = { ...loadBuiltSite(board.tools.config), files }
    const response = await composeApp({ ...board.tools, log, site }).request('/api/jobs')
    expect(response.status).toBe(500)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('error inesperado')
    })
    expect(errors).toMatchObject([{ err: { message: 'cannot read' } }])
  })
})
