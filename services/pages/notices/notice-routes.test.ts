import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { jobTermsRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the notice of a job to hang up', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const get = (path: string) => board.createClient().get(path)

  test('says what is offered and how to answer, with a code and no countdown', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada, { title: 'Mozo <con> vivienda', ...jobTermsRequest })
    const { status, headers, body } = await get(`/jobs/${id}/cartel`)
    expect(status).toBe(200)
    expect(body).toContain('<h1 dir="auto">Mozo &lt;con&gt; vivienda</h1>')
    expect(body).not.toContain('612 345 678')
    expect(body).toContain(`localhost:3000/jobs/${id}`)
    expect(body).toMatch(/<svg viewBox="0 0 (\d+) \1" xmlns="[^"]*"><path d="M/)
    expect(body).toContain('content="noindex"')
    expect(body).not.toMatch(/Quedan|caduca el|%%/)
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect((await get(`/jobs/${id}`)).body).toContain(`href="/jobs/${id}/cartel"`)
  })

  test('has the contact for its owner, and at a press for others, which is counted', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const path = `/jobs/${id}/cartel`
    const own = await yeguada.get(path)
    expect(own.body).toContain('612 345 678')
    expect(own.headers.get('Cache-Control')).toContain('no-store')
    expect((await get(path)).body).toContain('Añadir teléfono y correo')
    const pressed = await board
      .createClient()
      .post(path, undefined, { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' })
    expect([pressed.status, pressed.headers.get('Cache-Control')]).toEqual([
      200,
      expect.stringContaining('no-store')
    ])
    expect(pressed.body).toContain('612 345 678')
    await board.tools.viewCounter.flush()
    expect((await board.tools.viewCounter.find([id])).get(id)).toMatchObject({ contacts: 1 })
  })

  test('is none for a job that takes no applications', async () => {
    const yeguada = await signUp(board, 'employer')
    const [closed, withdrawn] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    await yeguada.post(`/api/jobs/${closed.id}/close`, { outcome: 'aqui' })
    await yeguada.delete(`/api/jobs/${withdrawn.id}`)
    const refused = await get(`/jobs/${closed.id}/cartel`)
    expect([refused.status, refused.headers.get('Location')]).toEqual([302, `/jobs/${closed.id}`])
    expect((await get(`/jobs/${closed.id}`)).body).not.toContain('/cartel"')
    expect((await get(`/jobs/${withdrawn.id}/cartel`)).status).toBe(410)
    expect((await get('/jobs/nada/cartel')).status).toBe(404)
  })
})
