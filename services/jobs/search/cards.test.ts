import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { maxSavedJobs } from '#events/limits/jobs.ts'

describeWithApp('cards of jobs', board => {
  const select = (ids: string) => board.createClient().get(`/api/job-cards?ids=${ids}`)

  test('come in the order of their ids, without the contact', async () => {
    const yeguada = await signUp(board, 'employer')
    const [first, second] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    const { jobs } = (await select(`${second.id},noexiste,${first.id}`)).body
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect(jobs[0]).toMatchObject({ title: jobRequest.title })
    expect(jobs[0]).not.toHaveProperty('contactPhone')
  })

  test('say how a job has ended; one that is withdrawn or hidden has none', async () => {
    const yeguada = await signUp(board, 'employer')
    const closed = await postJobAs(yeguada)
    const withdrawn = await postJobAs(yeguada)
    const hidden = await postJobAs(yeguada)
    await yeguada.post(`/api/jobs/${closed.id}/close`, { outcome: 'sin-cubrir' })
    await yeguada.delete(`/api/jobs/${withdrawn.id}`)
    const data = { id: hidden.id, employerId: yeguada.id, reason: 'falso' } as const
    await seedEvents(board.db, job, hidden.id, [
      { type: 'JobHidden', data, subject: yeguada.id, personal: {} }
    ])
    const { jobs } = (await select([closed, withdrawn, hidden].map(({ id }) => id).join())).body
    expect(jobs).toMatchObject([{ id: closed.id, outcome: 'sin-cubrir' }])
  })

  test('are asked for by valid ids, and no more than a limit', async () => {
    const many = Array.from({ length: maxSavedJobs + 1 }, (_, index) => `j${index}`)
    for (const ids of ['', 'a,,b', 'a%20b', many.join()]) {
      expect(await select(ids)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('100 como máximo') }
      })
    }
    expect((await select(many.slice(1).join())).body).toEqual({ jobs: [] })
  })
})
