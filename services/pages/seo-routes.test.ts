import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#services/app.ts'
import { describeWithApp } from '#test/test-app.ts'
import { type SignedInClient, postJobAs, signUp } from '#test/api-fixtures.ts'
import { loadBuiltSite } from './load-built-site.ts'

describeWithApp('what programs read of the board', board => {
  let employer: SignedInClient
  beforeAll(async () => {
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = createApp(board.tools)
    employer = await signUp(board, 'employer')
  }, 120_000)

  const ask = (path: string, headers = {}) => board.createClient().get(path, headers)

  test('the sitemap has the pages for everybody and live ads, and no others', async () => {
    const [live, gone] = [await postJobAs(employer), await postJobAs(employer)]
    await employer.delete(`/api/jobs/${gone.id}`)
    const { status, headers, body } = await ask('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Cache-Control')).toContain('s-maxage=3600')
    expect(body).toContain('<loc>http://localhost:3000/about</loc>')
    expect(body).toContain(
      `<loc>http://localhost:3000/jobs/${live.id}</loc><lastmod>2026-03-02T10:00:00.000Z</lastmod>`
    )
    expect(body).not.toContain(gone.id)
    expect(body).not.toMatch(/profile|auth|ip-test/)
    board.now = new Date('2026-04-01T10:00:00Z')
    expect((await ask('/sitemap.xml')).body).not.toContain(live.id)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect((await ask('/sitemap-0.xml')).body).toBe(body)
    expect((await ask('/sitemap-999999999.xml')).body).not.toContain('<url>')
  })

  test('the sitemap comes compressed to who takes it so', async () => {
    const answer = await board.app.request('/sitemap.xml', {
      headers: { 'Accept-Encoding': 'gzip, br' }
    })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text).toBe((await ask('/sitemap.xml')).body)
  })

  test('the feed has new ads, escaped, newest first', async () => {
    const title = 'Jinete & <amazona> "de" salto\u{FFFE}'
    const older = await postJobAs(employer, { title: 'Auxiliar de clínica', location: 'Gijón' })
    board.now = new Date('2026-03-03T10:00:00Z')
    const newer = await postJobAs(employer, { title, location: 'Gijón' })
    const { status, headers, body } = await ask('/feed.xml?location=gijon&jobType=todos&page=7')
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect(body).toContain('<id>http://localhost:3000/feed.xml?location=gijon</id>')
    expect(body).toContain(
      '<title>Jinete &amp; &lt;amazona&gt; &quot;de&quot; salto · Gijón</title>'
    )
    expect(body).toContain('<updated>2026-03-03T10:00:00.000Z</updated>')
    expect(body).toContain('El anuncio caduca el 2 de abril de 2026.')
    const ids = [...body.matchAll(/<id>[^<]*\/jobs\/(\w+)<\/id>/g)].map(([, id]) => id)
    expect(ids).toEqual([newer.id, older.id])
  })

  test('the feed is sent again only when it has changed', async () => {
    const { headers } = await ask('/feed.xml')
    const known = { 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await ask('/feed.xml', known)).status).toBe(304)
    await postJobAs(employer)
    expect((await ask('/feed.xml', known)).status).toBe(200)
  })

  test('a feed without ads is a feed too', async () => {
    const { status, body } = await ask('/feed.xml?keyword=submarino')
    expect(status).toBe(200)
    expect(body).toContain('<updated>2026-03-02T00:00:00.000Z</updated>')
    expect(body).not.toContain('<entry>')
  })

  test('a list names the feed of its search', async () => {
    const { body } = await ask('/jobs?keyword=doma&experience=Experto&page=2')
    const feed =
      '<link rel="alternate" type="application/atom+xml" title="Empleos nuevos · Ramal" href='
    expect(body).toContain(`${feed}"/feed.xml?keyword=doma&amp;experience=Experto">`)
    expect((await ask('/')).body).toContain(`${feed}"/feed.xml">`)
  })

  test('an ad is shared with its own words and the picture of its kind', async () => {
    const { id } = await postJobAs(employer, {
      jobType: 'Prácticas',
      description: 'Con vivienda, sí'
    })
    const { body } = await ask(`/jobs/${id}`)
    expect(body).toContain('<meta property="og:title" content="Mozo de cuadra · Segovia">')
    expect(body).toContain('content="http://localhost:3000/og-practicas.png"')
    const description =
      'Yeguada del Soto: Con vivienda, sí. El anuncio caduca el 1 de abril de 2026.'
    expect(body).toContain(`<meta property="og:description" content="${description}">`)
    expect((await ask('/og-practicas.png')).headers.get('Content-Type')).toBe('image/png')
  })

  test('pages say where the rules are for getting others ready, and what is private does not', async () => {
    const rules = '"/especulacion.json"'
    for (const path of ['/', '/jobs', '/about']) {
      expect((await ask(path)).headers.get('Speculation-Rules')).toBe(rules)
    }
    const { headers, body } = await ask('/especulacion.json')
    expect(headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(Object.keys(body)).toEqual(['prerender', 'prefetch'])
    const { headers: own } = await employer.get('/profile')
    expect(own.get('Cache-Control')).toBe('private, no-cache')
    expect(own.get('Speculation-Rules')).toBeNull()
  })
})
