import { expect, test } from 'vitest'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import { describeWithApp } from '#test/test-app.ts'
import { cleanUpViews } from '#workers/scheduled-jobs/cleanup.ts'

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }
const robot = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
}

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
    for (const headers of [browser, browser, robot, {}]) await visitor.get(path, headers)
    await owner.get(path, browser)
    const applicant = await signUp(board, 'applicant')
    await applicant.get(path, browser)
    expect(await viewsOf(owner)).toEqual([3])
    const { body } = await visitor.get(`/api/jobs?employerId=${owner.id}`)
    expect(body.jobs[0]).not.toHaveProperty('views')
    expect(body.jobs[0]).not.toHaveProperty('waiting')
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
