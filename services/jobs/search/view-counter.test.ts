import { expect, test } from 'vitest'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { cleanUpViews } from '#workers/scheduled-jobs/cleanup.ts'

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }
const robot = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
}

const ahead = { ...browser, 'Sec-Purpose': 'prefetch;prerender' }

describeWithApp('the views of a job', board => {
  const viewsOf = async (owner: Awaited<ReturnType<typeof signUp>>) => {
    await board.tools.viewCounter.flush()
    const { body } = await owner.get(`/api/jobs?employerId=${owner.id}`)
    return body.jobs.map(({ views }: { views: number }) => views)
  }
  const days = () =>
    board.db.query<{ day: string; n: number }>(
      'SELECT day::text AS day, sum(n)::bigint AS n FROM figures.job_views GROUP BY 1 ORDER BY 1'
    )

  test('are counted for visitors, not for robots nor for the owner, and shown to the owner only', async () => {
    const owner = await signUp(board, 'employer')
    const { id } = await postJobAs(owner)
    const path = `/api/jobs/${id}`
    const visitor = board.createClient()
    for (const headers of [browser, browser, robot, {}, ahead]) await visitor.get(path, headers)
    await owner.get(path, browser)
    const applicant = await signUp(board, 'applicant')
    await applicant.get(path, browser)
    expect(await viewsOf(owner)).toEqual([3])
    const { body } = await visitor.get(`/api/jobs?employerId=${owner.id}`)
    expect(body.jobs[0]).not.toHaveProperty('views')
    expect(body.jobs[0]).not.toHaveProperty('waiting')
  })

  test('and how often its contact was shown are counted apart, without who pressed', async () => {
    const owner = await signUp(board, 'employer')
    const { id } = await postJobAs(owner)
    const press = (client: Pick<typeof owner, 'post'>, headers: Record<string, string>) =>
      client.post(`/api/jobs/${id}/contact`, undefined, headers)
    const visitor = board.createClient()
    const shown = await press(visitor, browser)
    expect(shown.status).toBe(200)
    const { contactPhone, contactEmail } = jobRequest
    expect(shown.body).toMatchObject({ contactPhone, contactEmail })
    for (const headers of [browser, robot]) await press(visitor, headers)
    await press(owner, browser)
    await press(await signUp(board, 'applicant'), browser)
    await visitor.get(`/api/jobs/${id}`, browser)
    await board.tools.viewCounter.flush()
    const { body } = await owner.get(`/api/jobs?employerId=${owner.id}`)
    expect(body.jobs).toMatchObject([{ views: 1, contacts: 3 }])
    const seen = (await visitor.get(`/api/jobs?employerId=${owner.id}`)).body.jobs[0]
    expect(seen).not.toHaveProperty('contacts')
    const rows = await board.db.query('SELECT * FROM figures.job_views WHERE job_id = $1', [id])
    expect(rows).toEqual([{ job_id: id, day: expect.anything(), n: 1, contacts: 3 }])
  })

  test('of a job that is missing, hidden or withdrawn are none', async () => {
    const owner = await signUp(board, 'employer')
    const [hidden, withdrawn] = [await postJobAs(owner), await postJobAs(owner)]
    await runCli(board, 'job', 'hide', hidden.id, '--reason', 'falso')
    await owner.delete(`/api/jobs/${withdrawn.id}`)
    const visitor = board.createClient()
    const statusOf = async (id: string) => (await visitor.post(`/api/jobs/${id}/contact`)).status
    expect(await statusOf(hidden.id)).toBe(404)
    expect((await owner.post(`/api/jobs/${hidden.id}/contact`)).status).toBe(200)
    expect(await statusOf(withdrawn.id)).toBe(410)
    expect(await statusOf('nada')).toBe(404)
  })

  test('are stored by the day of Madrid, in one statement for all jobs', async () => {
    await board.db.query('DELETE FROM figures.job_views')
    const owner = await signUp(board, 'employer')
    const ids = [(await postJobAs(owner)).id, (await postJobAs(owner)).id]
    const visitor = board.createClient()
    const view = (id: string) => visitor.get(`/api/jobs/${id}`, browser)
    board.now = new Date('2026-03-02T22:59:00.000Z')
    for (const id of ids) await view(id)
    await board.tools.viewCounter.flush()
    board.now = new Date('2026-03-02T23:01:00.000Z')
    await view(ids[0])
    await board.tools.viewCounter.flush()
    await board.tools.viewCounter.flush()
    expect(await days()).toEqual([
      { day: '2026-03-02', n: 2 },
      { day: '2026-03-03', n: 1 }
    ])
    board.now = new Date('2026-03-02T10:00:00.000Z')
    expect(await viewsOf(owner)).toEqual([1, 2])
  })

  test('are deleted once the job is withdrawn', async () => {
    const owner = await signUp(board, 'employer')
    const { id } = await postJobAs(owner)
    await board.createClient().get(`/api/jobs/${id}`, browser)
    await board.tools.viewCounter.flush()
    expect(await cleanUpViews(board.tools)).toBe(0)
    await owner.delete(`/api/jobs/${id}`)
    expect(await cleanUpViews(board.tools)).toBe(1)
  })
})
