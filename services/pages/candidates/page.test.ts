import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { profileRequest, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page of a candidate', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  async function publish(changes: object = {}) {
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post('/api/candidate-profiles', { ...profileRequest, ...changes })
    const page = (by: Pick<SignedInClient, 'get'> = board.createClient()) =>
      by.get(`/candidates/${body.id}`)
    return { ana, page }
  }
  const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]

  test('has an address of its own, without the contact, and is indexed while everybody sees it', async () => {
    const { page } = await publish({ description: 'Moza con seis años de cuadra <b>y carné</b>' })
    const { status, body, headers } = await page()
    expect(status).toBe(200)
    expect(body).toContain(`<h1 translate="no" dir="auto">${profileRequest.fullName}</h1>`)
    expect(body).toContain('Moza con seis años de cuadra &lt;b&gt;y carné&lt;/b&gt;')
    expect(body).not.toContain(profileRequest.contactPhone)
    expect(robotsOf(body)).toBe('index, follow')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('is for whom the list shows it', async () => {
    const { ana, page } = await publish()
    const [yeguada, luis] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    await ana.put('/api/candidate-visibility', { visibleTo: 'employers' })
    expect((await page()).status).toBe(404)
    expect((await page(luis)).status).toBe(404)
    expect(robotsOf((await page(yeguada)).body)).toBe('noindex')
    expect((await page(ana)).status).toBe(200)
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect((await page(yeguada)).status).toBe(404)
  })

  test('of somebody under 18 is for employers, with the first name, the province and the age', async () => {
    const { page } = await publish({
      fullName: 'Lucía Martín Delgado',
      age: 17,
      location: 'Utrera, Sevilla',
      place: '41095'
    })
    expect((await page()).status).toBe(404)
    const { body } = await page(await signUp(board, 'employer'))
    expect(robotsOf(body)).toBe('noindex')
    expect(body).toContain('<h1 translate="no" dir="auto">Lucía</h1>')
    expect(body).toContain('17 años')
    expect(body).toContain('Sevilla')
    for (const hidden of ['Martín', 'Utrera', profileRequest.contactPhone])
      expect(body).not.toContain(hidden)
  })

  test('ends with the profile', async () => {
    const { ana, page } = await publish()
    const [{ id }] = (await ana.get('/api/my-candidate-profiles')).body
    await ana.delete(`/api/candidate-profiles/${id}`)
    expect((await page()).status).toBe(404)
  })
})
