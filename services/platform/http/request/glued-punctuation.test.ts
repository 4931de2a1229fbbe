import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('an address with the punctuation after it', board => {
  let job: string
  let employerPage: string
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer')
    const { id, employerId } = await postJobAs(employer)
    job = `/jobs/${id}`
    employerPage = `/employers/${employerId}`
  }, 120_000)

  const locationOf = async (path: string) => {
    const { status, headers } = await board.app.request(path)
    return [status, headers.get('Location')]
  }

  test.each([')', '.', ',', ').', '%29', '!', '»', '%C2%BB', '%c2%bb.', '…', '"', '.)'])(
    'leads to the ad: %s',
    async ending => {
      expect(await locationOf(job + ending)).toEqual([308, job])
      expect((await board.app.request(job)).status).toBe(200)
    }
  )

  test('leads to the employer, to a list with its search, to a page of text and to the start', async () => {
    expect(await locationOf(`${employerPage}),`)).toEqual([308, employerPage])
    expect(await locationOf('/empleos/en/cadiz.')).toEqual([308, '/empleos/en/cadiz'])
    expect(await locationOf('/jobs.?keyword=doma')).toEqual([308, '/jobs?keyword=doma'])
    expect(await locationOf('/about)')).toEqual([308, '/about'])
    expect(await locationOf('/)')).toEqual([308, '/'])
  })

  test('leads to no other host', async () => {
    expect(await locationOf('//example.org.')).toEqual([308, '/example.org'])
  })

  test('of however many signs is answered at once', async () => {
    expect(await locationOf(`/about${'.)'.repeat(100_000)}`)).toEqual([308, '/about'])
    expect((await board.app.request(`/about${')'.repeat(100_000)}x`)).status).toBe(404)
  })

  test('of the API, and one that is written to, is refused as before', async () => {
    expect((await board.app.request(`/api${job})`)).status).toBe(404)
    const headers = { Origin: 'http://localhost:3000' }
    const posted = await board.app.request('/about)', { method: 'POST', headers })
    expect(posted.status).toBe(404)
  })
})
