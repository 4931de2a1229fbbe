import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { deleteAccount, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the ads of an employer for its own website', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const get = (id: string) => board.createClient().get(`/employers/${id}/anuncios`)

  test('are its live ads, each a link to a new tab, without script, cookie and contact', async () => {
    const yeguada = await signUp(board, 'employer', { fullName: 'Yeguada <El Soto>' })
    const live = await postJobAs(yeguada, { title: 'Mozo & "mozas"' })
    const deleted = await postJobAs(yeguada)
    await yeguada.delete(`/api/jobs/${deleted.id}`)
    const other = await postJobAs(await signUp(board, 'employer'))
    const { status, headers, body } = await get(yeguada.id)
    expect([status, headers.get('Set-Cookie')]).toEqual([200, null])
    expect(headers.get('Cache-Control')).toContain('s-maxage=30')
    expect(headers.get('Speculation-Rules')).toBeNull()
    expect(body).toContain('<title>Empleos de Yeguada &lt;El Soto&gt;</title>')
    expect(body).toContain('1 anuncio abierto')
    expect(body).toContain('Mozo &amp; &quot;mozas&quot;')
    expect(body).not.toContain(deleted.id)
    expect(body).not.toContain(other.id)
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)]
    expect(links.map(([, to]) => to)).toEqual([`/jobs/${live.id}`, `/employers/${yeguada.id}`])
    for (const [link] of links) expect(link).toMatch(/target="_blank" rel="noopener"/)
    expect(body.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
      /<script|<form|<button|\son\w+=|save-job|%%/
    )
    expect(body).not.toMatch(/612 ?345 ?678|cuadra@example/)
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('say that there are none', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    board.now = new Date('2026-04-10T10:00:00Z')
    const { status, body } = await get(yeguada.id)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(body).toContain('Ahora no busca a nadie')
    expect(body).toContain('Cuando publique un anuncio, estará aquí.')
    expect(body).not.toMatch(/<article|otra pestaña/)
  })

  test('are missing, in words that fit in a frame, where the employer has no page', async () => {
    const [silent, applicant] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const [hidden, gone, held] = [
      await signUp(board, 'employer'),
      await signUp(board, 'employer'),
      await signUp(board, 'employer')
    ]
    for (const owner of [hidden, gone]) await postJobAs(owner)
    await postJobAs(held, signalled)
    await runCli(board, 'employer', 'hide', hidden.id, '--reason', 'datos-personales')
    await deleteAccount(gone)
    for (const { id } of [silent, applicant, hidden, gone, held, { id: 'nada' }]) {
      const { status, headers, body } = await get(id)
      expect([id, status]).toEqual([id, 404])
      expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(body).toContain('Aquí no hay anuncios')
      expect(body).toContain('href="/jobs" target="_blank" rel="noopener"')
      expect(body).not.toMatch(/<script|Yeguada del Soto/)
    }
  })

  test('end with the page of an employer that is shown now', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    expect((await get(yeguada.id)).status).toBe(200)
    await runCli(board, 'employer', 'hide', yeguada.id, '--reason', 'datos-personales')
    expect((await get(yeguada.id)).status).toBe(404)
    await runCli(board, 'employer', 'show', yeguada.id)
    expect((await get(yeguada.id)).status).toBe(200)
  })
})
