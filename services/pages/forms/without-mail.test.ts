import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

const mailPages = ['/alertas', '/ajustes', '/restablecer']
const sentence = 'Este sitio no envía correos'

async function serveSite(board: TestApp): Promise<void> {
  board.tools.site = loadBuiltSite(board.tools.config)
  board.app = composeApp(board.tools)
}

describeWithApp('the site of a board without mail', board => {
  beforeAll(async () => {
    board.tools.config.mail = { delivery: 'none' }
    await serveSite(board)
  }, 120_000)

  test.each(mailPages)('says so at %s', async path => {
    const ana = await signUp(board, 'applicant')
    const { status, body } = await ana.get(path)
    expect(status).toBe(200)
    expect(body).toContain(`<h1>${sentence}</h1>`)
    expect(body).not.toContain('<astro-island')
  })

  test.each(mailPages)('says so in English at /en%s', async path => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.get(`/en${path}`)).body).toContain('<h1>This site doesn’t send emails</h1>')
  })

  test('offers no alerts, no code, and no link for a forgotten password', async () => {
    const visitor = board.createClient()
    for (const path of [
      '/',
      '/jobs',
      '/jobs?keyword=astronauta',
      '/auth',
      '/auth?codigo=pedir',
      '/about'
    ]) {
      const { body } = await visitor.get(path)
      expect(body, path).not.toMatch(/href="\/(alertas|ajustes|restablecer|auth\?codigo)/)
      expect(body, path).not.toContain('Crear aviso')
    }
  })
})

describe.each(['mailbox', 'none'] as const)('with %s', delivery => {
  describeWithApp('the page that says that there is no mail', board => {
    test('has no address of its own', async () => {
      if (delivery === 'none') board.tools.config.mail = { delivery }
      await serveSite(board)
      expect((await board.createClient().get('/sin-correo')).status).toBe(404)
    })
  })
})

describeWithApp('the site of a board with mail', board => {
  beforeAll(() => serveSite(board), 120_000)

  test.each(mailPages)('has its own page at %s', async path => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.get(path)).body).not.toContain(sentence)
  })

  test('offers alerts, and a link for a forgotten password', async () => {
    const visitor = board.createClient()
    expect((await visitor.get('/jobs')).body).toContain('Crear aviso')
    expect((await visitor.get('/auth')).body).toContain('href="/restablecer"')
  })
})
