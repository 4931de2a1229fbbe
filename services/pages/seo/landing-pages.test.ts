import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

interface StructuredData {
  '@type': string
  itemListElement: { name?: string; item?: string; url?: string }[]
}

function structuredData(body: string): StructuredData[] {
  return JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '[]')
}

describeWithApp('pages of a role and a province', board => {
  const page = (path: string) => board.createClient().get(path)
  let id: string
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer')
    const job = { role: 'groom', place: '11020', location: 'Jerez de la Frontera, Cádiz' }
    id = (await postJobAs(employer, { title: 'Groom de salto', ...job })).id
    await postJobAs(employer, { title: 'Herrador de ponis', role: 'herrador', location: 'Lugo' })
  }, 120_000)

  test.each([
    ['/empleos/groom', 'de groom'],
    ['/empleos/en/cadiz', 'en Cádiz'],
    ['/empleos/groom/cadiz', 'de groom en Cádiz']
  ])('%s lists its jobs under an address and a title of its own', async (path, words) => {
    const { status, body } = await page(path)
    expect(status).toBe(200)
    expect(body).toContain(`<title>Empleos ${words} · Ramal</title>`)
    expect(body).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`))
    expect(body).toContain('content="index, follow"')
    expect(body).toContain(`href="/jobs/${id}"`)
    expect(body).not.toContain('Herrador de ponis')
  })

  test.each([
    ['/empleos/groom', ['Inicio', 'Empleos', 'Groom']],
    ['/empleos/en/cadiz', ['Inicio', 'Empleos', 'Cádiz']],
    ['/empleos/groom/cadiz', ['Inicio', 'Empleos', 'Groom', 'Cádiz']]
  ])('%s has structured data of its place and of the jobs that it lists', async (path, names) => {
    const [trail, list] = structuredData((await page(path)).body)
    expect(trail?.['@type']).toBe('BreadcrumbList')
    expect(trail?.itemListElement.map(({ name }) => name)).toEqual(names)
    expect(trail?.itemListElement.at(-1)?.item).toMatch(new RegExp(`${path}$`))
    expect(list?.['@type']).toBe('ItemList')
    expect(list?.itemListElement.map(({ url }) => url)).toEqual([
      expect.stringMatching(new RegExp(`/jobs/${id}$`))
    ])
  })

  test('any other list has no structured data', async () => {
    expect(structuredData((await page('/jobs?keyword=groom')).body)).toEqual([])
  })

  test('a search for one role has the same canonical address', async () => {
    const { body } = await page('/jobs?role=groom')
    expect(body).toMatch(/rel="canonical" href="[^"]+\/empleos\/groom"/)
  })

  test('a page without jobs is not indexed, and shows ways out', async () => {
    const { status, body } = await page('/empleos/jockey/lugo')
    expect(status).toBe(200)
    expect(body).toContain('content="noindex, follow"')
    expect(body).toContain('Ningún empleo de jockey en Lugo')
    expect(body).toContain('Limpiar filtros')
  })

  test.each(['/empleos/astronauta', '/empleos/en/atlantida', '/empleos/groom/atlantida'])(
    '%s does not exist',
    async path => {
      expect((await page(path)).status).toBe(404)
    }
  )

  test('the sitemap has those with jobs only', async () => {
    const { body } = await page('/sitemap.xml')
    const paths = [...body.matchAll(/\/empleos\/[^<]+/g)].map(([path]) => path)
    expect(paths.sort()).toEqual([
      '/empleos/en/cadiz',
      '/empleos/en/lugo',
      '/empleos/groom',
      '/empleos/groom/cadiz',
      '/empleos/herrador',
      '/empleos/herrador/lugo'
    ])
  })
})
