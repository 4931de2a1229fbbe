import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { emptySearch } from '#services/jobs/shared/search-url.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import { loadBuiltSite } from './site/load-built-site.ts'

describeWithApp('pages rendered by the server', board => {
  let employer: Awaited<ReturnType<typeof signUp>>
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    employer = await signUp(board, 'employer')
  }, 120_000)

  const page = (path: string, headers = {}) => board.createClient().get(path, headers)
  const dataOf = (html: string) =>
    JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')

  test('hold the results of a search as HTML and as data', async () => {
    const { id } = await postJobAs(employer, { title: 'Mozo/a de cuadra', location: 'Ávila' })
    await postJobAs(employer, { title: 'Herrador', location: 'Lugo' })
    const { status, headers, body } = await page('/jobs?keyword=moza&location=avila&jobType=todos')
    expect(status).toBe(200)
    expect(body).toContain(`href="/jobs/${id}"`)
    expect(body).not.toContain('Herrador')
    expect(body).toMatch(/<h1 id="titulo">1 empleo de «/)
    expect(body).toContain('Mostrando 1 de 1 resultado - Página 1 de 1')
    expect(body).not.toContain('%%')
    const { search, found } = dataOf(body)
    expect(search).toEqual({ ...emptySearch, keyword: 'moza', location: 'avila' })
    expect(found).toEqual((await page('/api/jobs?keyword=moza&location=avila')).body)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toContain('s-maxage=30')
    const etag = headers.get('ETag') ?? ''
    const again = await page('/jobs?keyword=moza&location=avila', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  test('are served for any search parameters, and indexed for simple searches only', async () => {
    const { status, body } = await page('/jobs?jobType=Nada&page=abc&limit=9999')
    expect(status).toBe(200)
    expect(dataOf(body).search).toMatchObject({ jobType: '', page: 1 })
    expect((await page('/jobs?jobType=Prácticas')).body).toContain('content="noindex, follow"')
    expect((await page('/jobs')).body).toContain('content="index, follow"')
  })

  test('show the first page of results in place of one beyond the last', async () => {
    const { status, body } = await page('/jobs?page=99')
    expect(status).toBe(200)
    expect(dataOf(body).search.page).toBe(1)
    expect(dataOf(body).found.jobs.length).toBeGreaterThan(0)
  })

  test('say how far a job is from the place of the search', async () => {
    const { id } = await postJobAs(employer, { location: 'Jerez de la Frontera', place: '11020' })
    const { body: list } = await page('/jobs?near=11015&radius=50')
    expect(list).toContain(`href="/jobs/${id}?near=11015"`)
    const { body } = await page(`/jobs/${id}?near=11015`)
    expect(body).toMatch(/<span>a\u00a0\d+\u00a0km<\/span>/)
    expect(body).toContain(
      `<link rel="canonical" href="${board.tools.config.appOrigin}/jobs/${id}"`
    )
    for (const path of [`/jobs/${id}?near=99999`, `/jobs/${id}`]) {
      const [job = ''] = (await page(path)).body.split('id="parecidos"')
      expect(job).not.toMatch(/a\u00a0\d+\u00a0km/)
    }
  })

  test('hold a job for visitors and for search engines', async () => {
    const title = 'Monitor/a <script>alert(1)</script>'
    const { id } = await postJobAs(employer, { title, requirements: 'Galope 4\nCarné B' })
    const { status, body } = await page(`/jobs/${id}`)
    expect(status).toBe(200)
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain(
      '<h1 lang="es" dir="auto">Monitor/a &lt;script&gt;alert(1)&lt;/script&gt;</h1>'
    )
    const words = body.replace(/<[^>]*>/g, '')
    expect(words).toContain(
      'Publicado el 2 de marzo de 2026 · caduca el 1 de abril de 2026 a las 12:00'
    )
    const posting = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(posting[0]).toMatchObject({ '@type': 'JobPosting', title })
  })

  test('offer filters on the front page with their counts, and none without a job', async () => {
    await postJobAs(employer, { housing: { kind: 'habitacion' } })
    await postJobAs(employer, { hours: { week: 20, weekends: 'libres' } })
    const { facets } = (await page('/api/jobs')).body.meta
    expect(facets.housing.si).toBeGreaterThan(0)
    expect(facets.ownHorse).toEqual({})
    const countIn = (html: string, path: string) =>
      html.split(`href="${path}"><span>`)[1]?.match(/ <span class="muted">(\d+)</)?.[1]
    for (const [address, list] of [
      ['/', '/jobs'],
      ['/en', '/en/jobs']
    ] as const) {
      const { body } = await page(address)
      expect(countIn(body, `${list}?housing=si`)).toBe(String(facets.housing.si))
      expect(countIn(body, `${list}?weekends=libres`)).toBe(String(facets.weekends.libres))
      expect(body).not.toContain('ownHorse=')
    }
  })

  test('say in the form for guests who keeps the data', async () => {
    const { id } = await postJobAs(employer)
    const { body } = await page(`/jobs/${id}`)
    const words = body.replace(/<[^>]*>/g, '')
    expect(words).toContain('Responsable: Ramal')
    expect(words).toContain('Escribe a hola@example.org.')
    const term = termText(storageRules.guests.term)
    expect(words).toContain(`${term} desde tu última aplicación`)
    const controller = { name: 'Ramal', email: 'hola@example.org' }
    expect(dataOf(body).dataController).toMatchObject(controller)
    const list = (await page('/candidates')).body
    expect(dataOf(list).dataController).toMatchObject(controller)
    const edit = (await page('/editar-perfil/uno')).body
    expect(dataOf(edit).dataController).toMatchObject(controller)
  })

  test('show an expired job, which search engines do not index', async () => {
    const { id } = await postJobAs(employer)
    board.now = new Date('2026-04-01T10:00:00Z')
    const { status, body } = await page(`/jobs/${id}`)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(body).toContain('Anuncio caducado')
    expect(body).toContain('content="noindex"')
    expect(body).not.toContain('ld+json')
  })

  test('are 410 for a withdrawn job and 404 for an unknown one', async () => {
    const { id } = await postJobAs(employer)
    await employer.delete(`/api/jobs/${id}`)
    const gone = await page(`/jobs/${id}`)
    expect(gone.status).toBe(410)
    expect(gone.body).toContain('No se pudo encontrar la información del empleo solicitado.')
    expect((await page('/jobs/nunca')).status).toBe(404)
  })

  test('do not include the templates', async () => {
    for (const path of ['/jobs/shell', '/jobs/missing', '/jobs.html', '/404', '/../package.json']) {
      const { status, body } = await page(path)
      expect(status).toBe(404)
      expect(body).not.toContain('%%')
    }
  })

  test('are the same to a stranger where operators have a page, and where nobody has one', async () => {
    const [operators, nobodys] = [await page('/operador'), await page('/nada')]
    const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(operators.headers)
    expect(Object.fromEntries(nobodys.headers)).toMatchObject(headers)
    expect([operators.status, operators.body]).toEqual([nobodys.status, nobodys.body])
  })

  test('are 404 in both languages for an unknown path', async () => {
    const { status, body, headers } = await page('/nada')
    expect(status).toBe(404)
    expect(body).toContain('<h1 lang="en">404 Page Not Found</h1>')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await page('/api/nada')).body).toEqual({
      code: 'address-not-found',
      message: 'Esta dirección no existe'
    })
  })

  test('redirect /login to /auth with its query', async () => {
    const { status, headers } = await page('/login?register=true')
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe('/auth?register=true')
  })

  test('load scripts that are cached for ever', async () => {
    const { body } = await page('/jobs')
    const script = /component-url="([^"]+)"/.exec(body)?.[1] ?? ''
    const { status, headers } = await page(script, { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
