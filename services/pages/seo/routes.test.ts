import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { readFromPrimary } from '#services/platform/http/responses/read-your-writes.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { uploadJobPhotos } from '#test/builders/pictures.ts'
import { type SignedInClient, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('pages for programs', board => {
  let employer: SignedInClient
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    employer = await signUp(board, 'employer')
  }, 120_000)

  const get = (path: string, headers = {}) => board.createClient().get(path, headers)

  test('the sitemap lists the public pages and the live jobs only', async () => {
    const [live, gone] = [await postJobAs(employer), await postJobAs(employer)]
    await employer.delete(`/api/jobs/${gone.id}`)
    const { status, headers, body } = await get('/sitemap.xml')
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
    expect((await get('/sitemap.xml')).body).not.toContain(live.id)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect((await get('/sitemap-0.xml')).body).toBe(body)
    expect((await get('/sitemap-999999999.xml')).body).not.toContain('<url>')
  })

  test('the sitemap is made again only once the log has grown', async () => {
    const { app, db } = board
    const statements: string[] = []
    const query: typeof db.query = (text, values) => {
      statements.push(text)
      return db.query(text, values)
    }
    const tools = { ...board.tools, replicaRead: readFromPrimary({ ...db, query }) }
    board.app = composeApp(tools)
    const first = await get('/sitemap.xml')
    const etag = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    statements.length = 0
    expect((await get('/sitemap.xml', etag)).status).toBe(304)
    expect((await get('/sitemap.xml')).body).toBe(first.body)
    expect(statements.filter(text => text.includes('FROM jobs'))).toEqual([])
    const { id } = await postJobAs(employer)
    expect((await get('/sitemap.xml', etag)).body).toContain(`/jobs/${id}</loc>`)
    board.app = app
  })

  test('the sitemap is compressed with gzip', async () => {
    const response = await board.app.request('/sitemap.xml', {
      headers: { 'Accept-Encoding': 'gzip, br' }
    })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
    expect(text).toBe((await get('/sitemap.xml')).body)
  })

  test('the feed lists new jobs, escaped, newest first', async () => {
    const title = 'Jinete & <amazona> "de" salto\u{FFFE}'
    const older = await postJobAs(employer, { title: 'Auxiliar de clínica', location: 'Gijón' })
    board.now = new Date('2026-03-03T09:00:00Z')
    const newer = await postJobAs(employer, { title, location: 'Gijón' })
    const { status, headers, body } = await get('/feed.xml?location=gijon&jobType=todos&page=7')
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect(body).toContain('<id>http://localhost:3000/feed.xml?location=gijon</id>')
    expect(body).toContain(
      '<title>Jinete &amp; &lt;amazona&gt; &quot;de&quot; salto · Gijón</title>'
    )
    expect(body).toContain('<updated>2026-03-03T09:00:00.000Z</updated>')
    expect(body).toContain('El anuncio caduca el 2 de abril de 2026 a las 11:00.')
    const ids = [...body.matchAll(/<id>[^<]*\/jobs\/(\w+)<\/id>/g)].map(([, id]) => id)
    expect(ids).toEqual([newer.id, older.id])
  })

  test('the JSON feed has the entries of the Atom feed', async () => {
    const job = await postJobAs(employer, { title: 'Guarnicionero & "artesano"', location: 'Lugo' })
    const { status, headers, body } = await get('/feed.json?keyword=guarnicionero&sort=sueldo')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
    const address = `http://localhost:3000/jobs/${job.id}`
    expect(body).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Empleos de «guarnicionero» · Ramal',
      home_page_url: 'http://localhost:3000/jobs?keyword=guarnicionero&sort=sueldo',
      feed_url: 'http://localhost:3000/feed.json?keyword=guarnicionero',
      icon: 'http://localhost:3000/apple-touch-icon.png',
      language: 'es',
      items: [
        {
          id: address,
          url: address,
          title: 'Guarnicionero & "artesano" · Lugo',
          content_text: `${job.description}\n\nEl anuncio caduca el 1 de abril de 2026 a las 12:00.`,
          date_published: '2026-03-02T10:00:00.000Z',
          date_modified: '2026-03-02T10:00:00.000Z',
          authors: [{ name: job.companyName }],
          tags: [job.jobType, job.experience]
        }
      ]
    })
    const { body: everything } = await get('/feed.json')
    const { body: atom } = await get('/feed.xml')
    const ids = [...atom.matchAll(/<id>([^<]*\/jobs\/\w+)<\/id>/g)].map(([, id]) => id)
    expect(everything.items.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  test.each([
    'province=99',
    'role=astronaut',
    'jobType=Nunca',
    'contract=x&keyword=doma',
    'near=1',
    'near=99999'
  ])('a feed of what does not exist is none: %s', async query => {
    for (const feed of ['/feed.xml', '/feed.json'])
      expect((await get(`${feed}?${query}`)).status).toBe(404)
    expect((await get(`/jobs?${query}`)).status).toBe(200)
  })

  test.each(['province=11', 'province=11,99', 'province=', 'province=todas', 'sort=', 'other=1'])(
    'a feed of what exists is there: %s',
    async query => {
      for (const feed of ['/feed.xml', '/feed.json'])
        expect((await get(`${feed}?${query}`)).status).toBe(200)
    }
  )

  test.each(['/feed.xml', '/feed.json'])('%s is 304 until it changes', async feed => {
    const { headers } = await get(feed)
    const known = { 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await get(feed, known)).status).toBe(304)
    await postJobAs(employer)
    expect((await get(feed, known)).status).toBe(200)
  })

  test.each([
    ['/favicon.ico', 'image/x-icon', [0, 0, 1, 0]],
    ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]]
  ])('the icon that programs ask for without a link is there: %s', async (path, type, start) => {
    const response = await board.app.request(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual(start)
  })

  test('the service worker is asked for anew, and may only run and ask its own site', async () => {
    const { status, headers } = await board.app.request('/sw.js')
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, no-cache'])
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'"
    )
  })

  test('password managers are led to where the password is changed', async () => {
    const { status, headers } = await board.app.request('/.well-known/change-password')
    expect([status, headers.get('Location')]).toEqual([302, '/profile'])
  })

  test('the feeds of an English search lead to English pages', async () => {
    const { body } = await get('/en/feed.xml?location=gijon')
    expect(body).toContain('xml:lang="en"')
    expect(body).toContain('<id>http://localhost:3000/en/feed.xml?location=gijon</id>')
    expect(body).toContain('href="http://localhost:3000/en/jobs?location=gijon"')
    expect(body).not.toMatch(/http:\/\/localhost:3000\/(?:jobs|feed)|caduca/)
    const json = (await get('/en/feed.json?location=gijon')).body
    expect(json).toMatchObject({
      language: 'en',
      feed_url: 'http://localhost:3000/en/feed.json?location=gijon'
    })
    expect(json.items[0].url).toMatch(/^http:\/\/localhost:3000\/en\/jobs\//)
  })

  test('a feed without jobs is valid', async () => {
    const { status, body } = await get('/feed.xml?keyword=submarino')
    expect(status).toBe(200)
    expect(body).toContain('<updated>2026-03-02T00:00:00.000Z</updated>')
    expect(body).not.toContain('<entry>')
    expect((await get('/feed.json?keyword=submarino')).body.items).toEqual([])
  })

  test('the job list links the feeds of its search', async () => {
    const { body } = await get('/jobs?keyword=doma&experience=Experto&page=2')
    const feed = '<link rel="alternate" type="application/atom+xml" title="Empleos '
    const searched = 'de «doma», para expertos · Ramal'
    const path = '/feed.xml?keyword=doma&amp;experience=Experto'
    expect(body).toContain(`${feed}${searched}" href="${path}">`)
    const inJson = feed.replace('atom+xml', 'feed+json')
    expect(body).toContain(`${inJson}${searched}" href="${path.replace('.xml', '.json')}">`)
    const { body: home } = await get('/')
    expect(home).toContain(`${feed}con caballos · Ramal" href="/feed.xml">`)
    expect(home).toContain(`${inJson}con caballos · Ramal" href="/feed.json">`)
    const { body: text } = await get(path.replace('&amp;', '&'))
    expect(text).toContain(`<title>Empleos ${searched}</title>`)
  })

  test('a job has Open Graph tags with its text and the image of its job type', async () => {
    const { id } = await postJobAs(employer, {
      jobType: 'Prácticas',
      description: 'Con vivienda, sí'
    })
    const { body } = await get(`/jobs/${id}`)
    expect(body).toContain('<meta property="og:title" content="Mozo de cuadra · Segovia">')
    expect(body).toContain('content="http://localhost:3000/og-practicas.png"')
    for (const path of [
      `/jobs/${id}`,
      '/',
      '/jobs',
      '/about',
      '/en/jobs',
      '/auth',
      '/candidates'
    ]) {
      const { body } = await get(path)
      expect(body.match(/og:image:(type|width|height)" content="[^"]+/g)).toEqual([
        'og:image:type" content="image/png',
        'og:image:width" content="1200',
        'og:image:height" content="630'
      ])
    }
    const description =
      'Yeguada del Soto: Con vivienda, sí. El anuncio caduca el 1 de abril de 2026 a las 12:00.'
    expect(body).toContain(`<meta property="og:description" content="${description}">`)
    expect((await get('/og-practicas.png')).headers.get('Content-Type')).toBe('image/png')
  })

  test('a job with a photo has it as a JPEG of 1,200 pixels in its Open Graph tags', async () => {
    const photos = await uploadJobPhotos(employer, 1)
    const { id } = await postJobAs(employer, { photos })
    const path = photos[0]?.replace('.webp', '.jpg')
    const { body } = await get(`/jobs/${id}`)
    expect(body.match(/<meta property="og:image[^>]+>/g)).toEqual([
      `<meta property="og:image" content="http://localhost:3000${path}">`,
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Foto de Yeguada del Soto">'
    ])
    expect((await get(`${path}`)).headers.get('Content-Type')).toBe('image/jpeg')
  })

  test('public pages link the speculation rules, private pages do not', async () => {
    const rules = '"/especulacion.json"'
    for (const path of ['/', '/jobs', '/about']) {
      expect((await get(path)).headers.get('Speculation-Rules')).toBe(rules)
    }
    const { headers, body } = await get('/especulacion.json')
    expect(headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(Object.keys(body)).toEqual(['prerender', 'prefetch'])
    const { headers: own } = await employer.get('/profile')
    expect(own.get('Cache-Control')).toBe('private, no-cache')
    expect(own.get('Speculation-Rules')).toBeNull()
  })
})
