import { expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { signApplicationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page with the data of a guest', board => {
  test('has the frame of the site, words for what happened, and numbers in folds', async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const job = await postJobAs(await signUp(board, 'employer'))
    const visitor = board.createClient()
    const request = { ...guestRequest, applicantName: 'Zarza <b>Mora</b>' }
    const { body } = await visitor.post(`/api/jobs/${job.id}/applications`, request)
    const token = signApplicationToken(board, body.id)
    const page = await visitor.get(`/seguimiento/${token}/mis-datos`)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe')
    const html = page.body as string
    expect(html).toContain('<header class="page-header"')
    expect(html).toContain(`href="/seguimiento/${token}/mis-datos.zip"`)
    expect(html).toContain('Zarza &lt;b&gt;Mora&lt;/b&gt;')
    expect(html).toContain('<dd class="given" dir="auto">Enviaste una aplicación</dd>')
    expect(html).toContain('<b>Zarza &lt;b&gt;Mora&lt;/b&gt;</b>')
    expect(html).not.toMatch(/ApplicationSubmitted|%%/)
    const unfolded = html.replaceAll(/<details[\s\S]*?<\/details>/g, '')
    expect(unfolded).not.toMatch(/<dt>Número/)
    expect(html).toContain('<dt>Número del anuncio</dt>')
  }, 120_000)
})
