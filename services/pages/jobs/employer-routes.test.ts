import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { deleteAccount, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page of an employer', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const get = (path: string) => board.createClient().get(path)

  test('says who it is and lists the live jobs, and nothing that is not public', async () => {
    const yeguada = await signUp(board, 'employer', {
      bio: 'Ochenta cabezas y <dos> pistas',
      phone: '956 111 222',
      location: 'Camino del Molino 3'
    })
    const [live, gone] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    await yeguada.delete(`/api/jobs/${gone.id}`)
    const { status, headers, body } = await get(`/employers/${yeguada.id}`)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('s-maxage=30')
    expect(body).toContain('<h1 translate="no" dir="auto">Yeguada del Soto</h1>')
    expect(body).toContain('Ochenta cabezas y &lt;dos&gt; pistas')
    expect(body).toContain('en Ramal desde marzo de 2026')
    expect(body).toContain('1 anuncio abierto')
    expect(body).toContain(`href="/jobs/${live.id}"`)
    expect(body).not.toContain(gone.id)
    expect(body).toContain('content="index, follow"')
    expect(body).not.toMatch(/956 111 222|Camino del Molino|%%/)
    expect(body).not.toContain(`${yeguada.username}`)
    expect(body).not.toMatch(/[\w.]+@example\.org/)
  })

  test('describes itself to search engines in whole words', async () => {
    const yeguada = await signUp(board, 'employer', { bio: 'Caballos desde siempre. '.repeat(20) })
    await postJobAs(yeguada)
    const { body } = await get(`/employers/${yeguada.id}`)
    const [, description] = /name="description" content="([^"]*)"/.exec(body) ?? []
    expect(description).toMatch(
      /: 1 empleo con caballos\. (Caballos desde siempre\. ){4}Caballos desde siempre\.…$/
    )
  })

  test('is in the sitemap once while it has live jobs, and not indexed without', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    await postJobAs(yeguada)
    const entry = `<loc>http://localhost:3000/employers/${yeguada.id}</loc>`
    expect((await get('/sitemap.xml')).body.split(entry)).toHaveLength(2)
    board.now = new Date('2026-04-10T10:00:00Z')
    expect((await get('/sitemap.xml')).body).not.toContain(entry)
    const { status, body } = await get(`/employers/${yeguada.id}`)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(status).toBe(200)
    expect(body).toContain('content="noindex, follow"')
    expect(body).toContain('Ahora no busca a nadie')
  })

  test('is missing for those who never posted a job, and gone once the account is deleted', async () => {
    const [silent, applicant] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    for (const id of [silent.id, applicant.id, 'nada']) {
      const { status, body } = await get(`/employers/${id}`)
      expect([status, body.includes('Este centro ya no está')], id).toEqual([404, true])
    }
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    expect((await get(`/jobs/${id}`)).body).toContain(`href="/employers/${yeguada.id}"`)
    await deleteAccount(yeguada)
    expect((await get(`/employers/${yeguada.id}`)).status).toBe(410)
  })
})

describeWithApp('the page of a job', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const similarTo = async (id: string) => {
    const { body } = await board.createClient().get(`/jobs/${id}`)
    const [, similar = ''] = body.split('id="parecidos"')
    return [...similar.matchAll(/class="card-link"[^>]*>([^<]*)</g)].map(([, title]) => title)
  }

  test('shows three similar jobs: the nearest first, whatever their role, then the same role elsewhere', async () => {
    const yeguada = await signUp(board, 'employer')
    const post = (title: string, terms: object) => postJobAs(yeguada, { title, ...terms })
    const jerez = { place: '11020', location: 'Jerez de la Frontera' }
    const own = await post('Este mismo', { ...jerez, role: 'mozo-cuadra' })
    await post('Mozo en Lugo', { place: '27028', location: 'Lugo', role: 'mozo-cuadra' })
    await post('Jinete en Jerez', { ...jerez, role: 'jinete' })
    await post('Mozo en Arcos', { place: '11006', location: 'Arcos', role: 'mozo-cuadra' })
    await post('Herrador en Lugo', { place: '27028', location: 'Lugo', role: 'herrador' })
    const gone = await post('Mozo retirado', { ...jerez, role: 'mozo-cuadra' })
    await yeguada.delete(`/api/jobs/${gone.id}`)
    expect(await similarTo(own.id)).toEqual(['Jinete en Jerez', 'Mozo en Arcos', 'Mozo en Lugo'])
    await post('Mozo en Jerez', { ...jerez, role: 'mozo-cuadra' })
    expect((await similarTo(own.id))[0]).toBe('Mozo en Jerez')
  })

  test('shows them when it has expired, and without a place', async () => {
    const yeguada = await signUp(board, 'employer')
    const old = await postJobAs(yeguada, { title: 'Ya caducado', location: 'En cualquier parte' })
    board.now = new Date('2026-04-10T10:00:00Z')
    await postJobAs(await signUp(board, 'employer'), { title: 'Abierto hoy' })
    expect(await similarTo(old.id)).toEqual(['Abierto hoy'])
    board.now = new Date('2026-03-02T10:00:00Z')
  })
})
