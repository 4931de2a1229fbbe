import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#services/app.ts'
import { describeWithApp } from '#test/test-app.ts'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import { loadBuiltSite } from './load-built-site.ts'

describeWithApp('the pages that the server fills', board => {
  let employer: Awaited<ReturnType<typeof signUp>>
  beforeAll(async () => {
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = createApp(board.tools)
    employer = await signUp(board, 'employer')
  }, 120_000)

  const page = (path: string, headers = {}) => board.createClient().get(path, headers)
  const dataOf = (html: string) =>
    JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')

  test('show what a search finds, as HTML and as data', async () => {
    const { id } = await postJobAs(employer, { title: 'Mozo/a de cuadra', location: 'Ávila' })
    await postJobAs(employer, { title: 'Herrador', location: 'Lugo' })
    const { status, headers, body } = await page('/jobs?keyword=moza&location=avila&jobType=todos')
    expect(status).toBe(200)
    expect(body).toContain(`href="/jobs/${id}"`)
    expect(body).not.toContain('Herrador')
    expect(body).toContain('<h1>1 empleo con caballos</h1>')
    expect(body).toContain('Mostrando 1 de 1 resultado - Página 1 de 1')
    expect(body).not.toContain('%%')
    const { search, found } = dataOf(body)
    expect(search).toEqual({
      keyword: 'moza',
      location: 'avila',
      jobType: '',
      experience: '',
      page: 1
    })
    expect(found).toEqual((await page('/api/jobs?keyword=moza&location=avila')).body)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toContain('s-maxage=30')
    const etag = headers.get('ETag') ?? ''
    const again = await page('/jobs?keyword=moza&location=avila', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  test('show a page for any address, and keep strange ones from search engines', async () => {
    const { status, body } = await page('/jobs?jobType=Nada&page=abc&limit=9999')
    expect(status).toBe(200)
    expect(dataOf(body).search).toMatchObject({ jobType: '', page: 1 })
    expect((await page('/jobs?jobType=Prácticas')).body).toContain('content="noindex, follow"')
    expect((await page('/jobs')).body).toContain('content="index, follow"')
  })

  test('show the first page where there are not so many', async () => {
    const { status, body } = await page('/jobs?page=99')
    expect(status).toBe(200)
    expect(dataOf(body).search.page).toBe(1)
    expect(dataOf(body).found.jobs.length).toBeGreaterThan(0)
  })

  test('show an ad to people and to search engines', async () => {
    const title = 'Monitor/a <script>alert(1)</script>'
    const { id } = await postJobAs(employer, { title, requirements: 'Galope 4\nCarné B' })
    const { status, body } = await page(`/jobs/${id}`)
    expect(status).toBe(200)
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('<h1>Monitor/a &lt;script&gt;alert(1)&lt;/script&gt;</h1>')
    const words = body.replace(/<[^>]*>/g, '')
    expect(words).toContain('Publicado el 2 de marzo de 2026 · caduca el 1 de abril de 2026')
    expect(body).toContain('612 345 678')
    const posting = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(posting[0]).toMatchObject({ '@type': 'JobPosting', title })
  })

  test('show an ad that is over, but not to search engines', async () => {
    const { id } = await postJobAs(employer)
    board.now = new Date('2026-04-01T10:00:00Z')
    const { status, body } = await page(`/jobs/${id}`)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(body).toContain('Anuncio caducado')
    expect(body).toContain('content="noindex"')
    expect(body).not.toContain('ld+json')
  })

  test('say that an ad is gone, or never was', async () => {
    const { id } = await postJobAs(employer)
    await employer.delete(`/api/jobs/${id}`)
    const gone = await page(`/jobs/${id}`)
    expect(gone.status).toBe(410)
    expect(gone.body).toContain('No se pudo encontrar la información del empleo solicitado.')
    expect((await page('/jobs/nunca')).status).toBe(404)
  })

  test('do not give away what only the server fills', async () => {
    for (const path of ['/jobs/shell', '/jobs/missing', '/jobs.html', '/404', '/../package.json']) {
      const { status, body } = await page(path)
      expect(status).toBe(404)
      expect(body).not.toContain('%%')
    }
  })

  test('say 404 in both languages where there is nothing', async () => {
    const { status, body, headers } = await page('/nada')
    expect(status).toBe(404)
    expect(body).toContain('<h1 lang="en">404 Page Not Found</h1>')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await page('/api/nada')).body).toEqual({ message: 'Esta dirección no existe' })
  })

  test('send /login to /auth, with what was asked', async () => {
    const { status, headers } = await page('/login?register=true')
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe('/auth?register=true')
  })

  test('come with scripts that may be kept for ever', async () => {
    const { body } = await page('/jobs')
    const script = /component-url="([^"]+)"/.exec(body)?.[1] ?? ''
    const { status, headers } = await page(script, { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
