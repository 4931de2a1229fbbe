import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { loadBuiltSite } from './load-built-site.ts'

const framed = /^\/employers\/[^/]+\/anuncios$/
/** With a search by place. */
const searches = /^(\/en)?(\/|\/jobs|\/empleos\/.+|\/candidates)?$/

describeWithApp('the headers of every address', board => {
  let employer: SignedInClient
  let known: string[]

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const { profile } = await publishProfile(board)
    known = [employer.id, id, profile.id, 'groom', 'lugo', '0']
  }, 120_000)

  /** Each that can be read, with each known id in the place of a parameter, and the files. */
  function allPaths(): string[] {
    const routes = board.app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .flatMap(({ path }) => known.map(id => path.replace(/:\w+(\{[^}]*\})?\??/g, id)))
    const files = [...(board.tools.site?.files.keys() ?? [])]
    return [...new Set([...routes, ...files, '/unknown', `/employers/${employer.id}/otra`])]
  }

  async function headersOf(path: string, headers = {}) {
    const response = await board.app.request(path, { headers })
    await response.body?.cancel()
    return response
  }

  test('let other sites show only the ads of an employer in a frame', async () => {
    const paths = allPaths()
    expect(paths.length).toBeGreaterThan(200)
    const found: string[] = []
    for (const path of paths) {
      const { status, headers } = await headersOf(path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      if (framed.test(path)) {
        found.push(`${status} ${path}`)
        expect(policy, path).toContain('frame-ancestors *')
        expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin')
        expect(headers.get('Cross-Origin-Embedder-Policy'), path).toBe('require-corp')
      } else {
        expect(policy, path).toContain("frame-ancestors 'none'")
        expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin')
        expect(headers.has('Cross-Origin-Embedder-Policy'), path).toBe(false)
      }
      expect(policy.match(/frame-ancestors/g), path).toHaveLength(1)
    }
    expect(found).toContain(`200 /employers/${employer.id}/anuncios`)
    expect(found).toContain('404 /employers/groom/anuncios')
  }, 120_000)

  test('let only a page with a search by place ask where the visitor is', async () => {
    const asking: string[] = []
    for (const path of allPaths()) {
      const { status, headers } = await headersOf(path)
      const policy = headers.get('Permissions-Policy') ?? ''
      expect(policy, path).toMatch(
        /^camera=\(\), microphone=\(\), geolocation=\((self)?\), payment=\(\), usb=\(\)$/
      )
      const mayAsk = policy.includes('geolocation=(self)')
      expect([path, mayAsk]).toEqual([path, status === 200 && searches.test(path)])
      if (mayAsk) asking.push(path)
    }
    for (const path of ['/', '/jobs', '/candidates', '/empleos/groom', '/empleos/en/lugo'])
      expect(asking).toEqual(expect.arrayContaining([path]))
    for (const path of ['/en', '/en/jobs', '/en/candidates'])
      expect(asking).toEqual(expect.arrayContaining([path]))
  }, 120_000)

  test('are the same when the browser has the page, and with a session', async () => {
    const cookie = [...employer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const path of ['/', '/jobs', '/candidates', `/employers/${employer.id}/anuncios`]) {
      const first = await headersOf(path)
      const again = await headersOf(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
      const signedIn = await headersOf(path, { Cookie: cookie })
      expect([path, again.status, signedIn.status]).toEqual([path, 304, 200])
      for (const name of [
        'Content-Security-Policy',
        'Permissions-Policy',
        'Cross-Origin-Resource-Policy',
        'Cross-Origin-Embedder-Policy'
      ]) {
        const value = first.headers.get(name)
        expect([path, name, again.headers.get(name)]).toEqual([path, name, value])
        expect([path, name, signedIn.headers.get(name)]).toEqual([path, name, value])
      }
      expect(signedIn.headers.getSetCookie()).toEqual([])
    }
  })
})
