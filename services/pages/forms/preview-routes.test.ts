import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { jobTermsRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { draftAs } from '#test/builders/job-drafts.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the preview of a draft', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  test('shows its owner the page that it will be, and is stored nowhere', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { title: 'Mozo <con> vivienda', ...jobTermsRequest })
    const { status, headers, body } = await yeguada.get(`/jobs/${id}/vista-previa`)
    expect(status).toBe(200)
    expect(body).toContain('<h1 lang="es" dir="auto">Mozo &lt;con&gt; vivienda</h1>')
    expect(body).toContain('1.450')
    expect(body).toContain(`href="/post-job?borrador=${id}"`)
    expect(body).toContain('content="noindex"')
    expect(body).not.toContain('%%')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
  })

  test('names what an empty draft lacks, and what the account says', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada)
    const { body } = await yeguada.get(`/jobs/${id}/vista-previa`)
    for (const text of ['Sin título', 'Sin descripción', 'Yeguada del Soto'])
      expect(body).toContain(text)
    expect(/<main.*<\/main>/s.exec(body)?.[0]).not.toMatch(/undefined|null/)
  })

  test('leaves out what is not valid yet, and shows a text that is too short', async () => {
    const yeguada = await signUp(board, 'employer')
    const content = {
      title: 'Mo',
      jobType: 'por horas',
      role: 'astronauta',
      pay: { max: 'mil y pico' },
      hours: 'x',
      asks: [{ what: 7 }],
      facilities: { a: 'pista' },
      boxes: 2
    }
    const { id } = await draftAs(yeguada, content)
    const { status, body } = await yeguada.get(`/jobs/${id}/vista-previa`)
    expect(status).toBe(200)
    expect(body).toContain('<h1 lang="es" dir="auto">Mo</h1>')
    expect(body).not.toMatch(/por horas|astronauta|mil y pico/)
  })

  test('is missing for others, and for what is no draft', async () => {
    const yeguada = await signUp(board, 'employer')
    const picadero = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { title: 'Zarzaparrilla' })
    const posted = await postJobAs(yeguada)
    const anonymous = await board.createClient().get(`/jobs/${id}/vista-previa`)
    expect([anonymous.status, anonymous.headers.get('Location')]).toEqual([
      302,
      `/auth?volver=%2Fjobs%2F${id}%2Fvista-previa`
    ])
    const refused = await picadero.get(`/jobs/${id}/vista-previa`)
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([
      404,
      'private, no-store'
    ])
    expect(refused.body).not.toContain('Zarzaparrilla')
    expect((await yeguada.get(`/jobs/${posted.id}/vista-previa`)).status).toBe(404)
  })
})
