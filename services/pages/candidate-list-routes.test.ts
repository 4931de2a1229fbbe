import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#services/app.ts'
import { describeWithApp } from '#test/test-app.ts'
import { profileRequest, signUp } from '#test/api-fixtures.ts'
import { loadBuiltSite } from './load-built-site.ts'

describeWithApp('the page of candidates', board => {
  beforeAll(async () => {
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = createApp(board.tools)
    const ana = await signUp(board, 'applicant')
    const offer = { ...profileRequest, fullName: 'Ana <b>Ruiz</b>', location: 'Ávila' }
    await ana.post('/api/candidate-profiles', { ...offer, contactPhone: '612 000 111' })
  }, 120_000)

  const page = (path: string) => board.createClient().get(path)

  test('shows everybody as HTML and as data, and nobody’s phone', async () => {
    const { status, body, headers } = await page('/candidates')
    expect(status).toBe(200)
    expect(body).toContain('Ana &lt;b&gt;Ruiz&lt;/b&gt;')
    expect(body).toContain('Mostrando 1 de 1 candidato')
    expect(body).toContain('content="index, follow"')
    expect(body).not.toContain('612 000 111')
    expect(body).not.toContain('%%')
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(data.found).toEqual((await page('/api/candidate-profiles?limit=48')).body)
    expect(headers.get('Cache-Control')).toContain('s-maxage=30')
  })

  test('searches, and keeps searches from search engines', async () => {
    expect((await page('/candidates?location=avila')).body).toContain('Mostrando 1 de 1 candidato')
    const { body } = await page('/candidates?text=herrador')
    expect(body).toContain('Nadie encaja con estos filtros')
    expect(body).toContain('content="noindex, follow"')
  })

  test('leads back to the first page where there is no more', async () => {
    const { status, headers } = await page('/candidates?page=7&location=avila')
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe('/candidates?location=avila')
  })
})
