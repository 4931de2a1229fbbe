import { day } from '#events/units.ts'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('how an employer answers', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const read = (path: string) => board.createClient().get(path)
  const later = (days: number) => {
    board.now = new Date(board.now.getTime() + days * day)
  }

  test('is on its pages once it is counted, cached pages too', async () => {
    const yeguada = await signUp(board, 'employer')
    const jobs = [await postJobAs(yeguada), await postJobAs(yeguada)]
    for (let index = 0; index < 6; index++) {
      const ana = await signUp(board, 'applicant')
      const path = `/api/jobs/${jobs[index % 2].id}/applications`
      const { body } = await ana.post(path, { coverLetter })
      later(1.5 / 24)
      if (index > 0) await yeguada.put(`/api/applications/${body.id}`, { status: 'rejected' })
    }
    later(8)
    const words = [
      'Suele responder en menos de 1 día',
      'contesta a la mayoría',
      '83\u00a0% contestadas en siete días'
    ]
    const pages = [`/jobs/${jobs[0].id}`, `/employers/${yeguada.id}`]
    const api = `/api/employers/${yeguada.id}`
    expect((await read(api)).body.answers).toEqual([])
    for (const path of pages) expect((await read(path)).body).not.toContain('Suele responder')
    expect(await countResponsiveness(board.db, board.now)).toBe(1)
    await setTimeout(100)
    expect((await read(api)).body.answers).toEqual(words)
    for (const path of pages) {
      const text = String((await read(path)).body)
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
      for (const word of words) expect(text).toContain(word.replace('\u00a0', ' '))
    }
    later(200)
    await countResponsiveness(board.db, board.now)
    await setTimeout(100)
    expect((await read(api)).body.answers).toEqual([])
  })
})
