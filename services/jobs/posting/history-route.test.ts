import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const monthly = (min: number) => ({ min, period: 'mes' })

describeWithApp('the history of an ad', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const read = (path: string) => board.createClient().get(path)

  test('is public, and follows each change at once', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada, { pay: monthly(1250), hours: { week: 40 } })
    const at = board.now.toISOString()
    const published = { kind: 'published', at }
    const path = `/api/jobs/${id}/history`
    expect((await read(path)).body).toEqual({ changes: [published] })
    await yeguada.patch(`/api/jobs/${id}`, { pay: monthly(1300), title: 'Mozo de yeguada' })
    const raised = { kind: 'pay', at, from: monthly(1250), to: monthly(1300) }
    expect((await read(path)).body).toEqual({ changes: [raised, published] })
    await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'aqui' })
    const { body } = await read(path)
    expect(body.changes[0]).toEqual({ kind: 'closed', at, outcome: 'aqui' })
  })

  test('is gone with the ad, and hidden with it', async () => {
    const yeguada = await signUp(board, 'employer')
    const [gone, hidden] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    await yeguada.delete(`/api/jobs/${gone.id}`)
    await runCli(board, 'job', 'hide', hidden.id, '--reason', 'falso')
    expect((await read(`/api/jobs/${gone.id}/history`)).status).toBe(410)
    expect((await read(`/api/jobs/${hidden.id}/history`)).status).toBe(404)
    expect((await yeguada.get(`/api/jobs/${hidden.id}/history`)).status).toBe(200)
    expect((await read('/api/jobs/nada/history')).status).toBe(404)
  })

  test('stands on its page in words, with dates', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada, { pay: monthly(1250) })
    expect((await read(`/jobs/${id}`)).body).not.toContain('Historia del anuncio')
    await yeguada.patch(`/api/jobs/${id}`, { pay: monthly(1300) })
    const [, history = ''] = (await read(`/jobs/${id}`)).body.split('Historia del anuncio')
    const lines = [
      ...history.replaceAll('<!-- -->', '').matchAll(/<li><time[^>]*>([^<]*)<\/time>([^<]*)</g)
    ]
    expect(lines.map(([, on, text]) => `${on}: ${text?.replaceAll('\u00a0', ' ').trim()}`)).toEqual(
      [
        '2 de marzo de 2026: El sueldo sube de 1.250 € a 1.300 € al mes',
        '2 de marzo de 2026: Publicado'
      ]
    )
  })
})
