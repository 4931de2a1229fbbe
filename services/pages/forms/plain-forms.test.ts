import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { describeWithApp, testOrigin } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('without a script', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)
  const visitor = () => board.createClient()

  describe('a form', () => {
    const fields = { username: 'nadie', password: testPassword }

    test.each<[string, Record<string, string>, number]>([
      ['from this site', { Origin: testOrigin }, 401],
      ['from a text browser, which names the page only', { Referer: `${testOrigin}/auth` }, 401],
      ['from another site', { Origin: 'https://evil.example' }, 403],
      ['from another site in a text browser', { Referer: 'https://evil.example/auth' }, 403],
      ['from a page that hides itself', { Origin: 'null' }, 403],
      ['that does not say from where', {}, 403]
    ])('%s is answered as it should be', async (_, headers, status) => {
      const answer = await sendForm(visitor(), '/auth', fields, { Accept: 'text/html', ...headers })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
    })

    test('that does not say from where reads how to', async () => {
      const page = await sendForm(visitor(), '/auth', fields, { Accept: 'text/html' })
      expect(page.body).toContain('la cabecera Referer')
    })

    test('that only a script can send says so when a browser sends it', async () => {
      const { status, body } = await sendForm(visitor(), '/sin-javascript', { title: 'Mozo' })
      expect([status, body]).toEqual([400, expect.stringContaining('necesita JavaScript')])
    })

    test('is refused as JSON and as a file', async () => {
      expect((await visitor().post('/auth', fields)).status).toBe(415)
    })
  })

  test.each([
    ['/applications?status=pending', '/auth?volver=%2Fapplications%3Fstatus%3Dpending'],
    ['/jobs/abc/vista-previa', '/auth?volver=%2Fjobs%2Fabc%2Fvista-previa'],
    ['/mis-datos/mis-datos.zip', '/auth?volver=%2Fmis-datos%2Fmis-datos.zip']
  ])('%s needs a session, and leads to the sign-in and back', async (path, target) => {
    const { headers } = await visitor().get(path, { Accept: 'text/html' })
    expect(headers.get('Location')).toBe(target)
  })

  test('no form but a search puts what was typed into the address', async () => {
    const site = board.tools.site ?? expect.fail('no site')
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const built = globSync('dist/site/**/*.html').map(path => readFileSync(path, 'utf8'))
    const filled = await Promise.all(
      ['/auth', '/auth?register=true', '/restablecer', '/restablecer/nada', `/jobs/${id}`].map(
        async path => (await visitor().get(path)).body as string
      )
    )
    const session = (await employer.get('/sesion')).body
    expect(site.files.size).toBeGreaterThan(10)
    const forms = [...built, ...filled, session].flatMap(html => html.match(/<form[^>]*>/g) ?? [])
    expect(forms.length).toBeGreaterThan(10)
    for (const form of forms) {
      const method = /method="(\w+)"/.exec(form)?.[1]
      const action = /action="([^"]+)"/.exec(form)?.[1]
      if (method === 'get') expect(action, form).toMatch(/^(?:\/\w\w)?\/(jobs|candidates)$/)
      else expect(method, form).toBe('post')
    }
    const written = globSync('site/**/*.{tsx,astro}')
      .flatMap(path => readFileSync(path, 'utf8').match(/<form\b[^>]*>/g) ?? [])
      .filter(form => !/method="(post|get)"/.test(form))
    expect(written).toEqual([])
  })
})

describeWithApp(
  'without a script and with limits',
  board => {
    beforeAll(async () => {
      board.tools.site = loadBuiltSite(board.tools.config)
      board.app = composeApp(board.tools)
    }, 120_000)

    test('the eleventh sign-in of a minute returns the form with the time to wait', async () => {
      const visitor = board.createClient(uniqueAddress())
      const send = () => sendForm(visitor, '/auth', { username: 'nadie.es', password: 'caballo-b' })
      for (let index = 0; index < 10; index++) expect((await send()).status).toBe(401)
      const { status, body, headers } = await send()
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(readForm(body).failure).toMatch(/^Demasiados intentos/)
      expect(readForm(body).value('username')).toBe('nadie.es')
    })
  },
  { THROTTLE: 'on' }
)
