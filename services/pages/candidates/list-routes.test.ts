import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the candidate list page', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const ana = await signUp(board, 'applicant')
    const offer = { ...profileRequest, fullName: 'Ana <b>Ruiz</b>', location: 'Ávila' }
    await ana.post('/api/candidate-profiles', { ...offer, contactPhone: '612 000 111' })
  }, 120_000)

  const page = (path: string) => board.createClient().get(path)

  test('renders candidates as HTML and as data, without phone numbers', async () => {
    const { status, body } = await page('/candidates')
    expect(status).toBe(200)
    expect(body).toContain('Ana &lt;b&gt;Ruiz&lt;/b&gt;')
    expect(body).toContain('Mostrando 1 de 1 candidato')
    expect(body).toContain('content="index, follow"')
    expect(body).not.toContain('612 000 111')
    expect(body).not.toContain('%%')
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(data.found).toEqual((await page('/api/candidate-profiles?limit=48')).body)
  })

  test('is revalidated by every cache, so that nobody is shown after leaving it', async () => {
    const ines = await signUp(board, 'applicant')
    const profile = { ...profileRequest, fullName: 'Inés Albarrán' }
    for (const path of ['/candidates?text=albarran', '/api/candidate-profiles?text=albarran']) {
      const published = await ines.post('/api/candidate-profiles', profile)
      const shown = await page(path)
      expect(JSON.stringify(shown.body)).toContain('Albarrán')
      expect([path, shown.headers.get('Cache-Control')]).toEqual([path, 'public, no-cache'])
      await ines.delete(`/api/candidate-profiles/${published.body.id}`)
      const stored = { 'If-None-Match': shown.headers.get('ETag') ?? '' }
      const { status, body } = await board.createClient().get(path, stored)
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).not.toContain('Albarrán')
    }
  })

  test('renders search results, which search engines do not index', async () => {
    expect((await page('/candidates?location=avila')).body).toContain('Mostrando 1 de 1 candidato')
    const { body } = await page('/candidates?text=herrador')
    expect(body).toContain('Nadie encaja con estos filtros')
    expect(body).toContain('content="noindex, follow"')
  })

  test.each(['', '/en'])(
    'says at %s/candidates how many each filter would give',
    async language => {
      const someone = await signUp(board, 'applicant')
      const terms = { roles: ['jockey'], galope: 8, wantsHousing: true }
      const { body } = await someone.post('/api/candidate-profiles', {
        ...profileRequest,
        ...terms
      })
      const html = (await page(`${language}/candidates`)).body
      const jockey = /value="jockey".{0,200}?<span[^>]*>(\d+) <\/span>/s
      expect(jockey.exec(html)?.[1]).toBe('1')
      expect(html).toMatch(/<option value="8">[^<]+ \(1\)<\/option>/)
      expect(html).not.toContain('value="herrador"')
      await someone.delete(`/api/candidate-profiles/${body.id}`)
    }
  )

  test('shows bands of ages, and no minor, with and without a session', async () => {
    const publish = async (changes: object) => {
      const someone = await signUp(board, 'applicant')
      const contact = { contactPhone: '622 333 444', contactEmail: 'zoe@correo.example.org' }
      await someone.post('/api/candidate-profiles', { ...profileRequest, ...contact, ...changes })
      return someone
    }
    const zoe = { fullName: 'Zoe Valcárcel', location: 'Mondoñedo', place: '27030', age: 16 }
    const owner = await publish(zoe)
    await publish({ fullName: 'Berta Mediana', age: 47 })
    const employer = await signUp(board, 'employer')
    for (const viewer of [employer, owner, board.createClient()]) {
      for (const text of ['zoe', 'valcarcel', 'lugo']) {
        const { body } = await viewer.get(`/candidates?text=${text}`)
        expect(body).toContain('Nadie encaja con estos filtros')
      }
      expect((await viewer.get('/candidates')).body).not.toMatch(/Zoe|Mondoñedo|622 ?333 ?444/)
      const { body } = await viewer.get('/candidates?text=berta')
      expect(body).toContain('46–55 años')
      expect(body).not.toMatch(/47 años|"age":47/)
    }
    for (const path of ['/sitemap.xml', '/feed.xml', '/jobs'])
      expect((await page(path)).body).not.toMatch(/Zoe|Valcárcel|Mondoñedo/)
  })

  test('redirects to the first page from beyond the last one', async () => {
    const { status, headers } = await page('/candidates?page=7&location=avila')
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe('/candidates?location=avila')
  })
})
