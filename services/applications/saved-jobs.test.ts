import { expect, test } from 'vitest'
import { user } from '#events/aggregates/users.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { seedEvents, testVault } from '#test/events/event-builders.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { maxSavedJobs } from '#events/limits/jobs.ts'
import { saveJob } from './saved-jobs.ts'

describeWithApp('saved jobs', board => {
  type Person = Awaited<ReturnType<typeof signUp>>
  const list = async (person: Person) => (await person.get('/api/saved-jobs')).body.savedJobs

  test('are listed for their owner alone, the last one first', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const [first, second] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    for (const { id } of [first, second]) {
      board.now = new Date(board.now.getTime() + 1000)
      expect((await ana.put(`/api/saved-jobs/${id}`, {})).status).toBe(200)
    }
    const saved = await list(ana)
    expect(saved.map(({ jobId }: { jobId: string }) => jobId)).toEqual([second.id, first.id])
    expect(saved[0].savedAt).toBe(board.now.toISOString())
    expect(await list(yeguada)).toEqual([])
    expect((await board.createClient().get('/api/saved-jobs')).status).toBe(401)
    expect((await board.createClient().put(`/api/saved-jobs/${first.id}`, {})).status).toBe(401)
  })

  test('are saved and taken away once, however often it is asked', async () => {
    const ana = await signUp(board, 'applicant')
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const save = () => ana.put(`/api/saved-jobs/${id}`, {})
    expect((await Promise.all([save(), save(), save()])).map(({ status }) => status)).toEqual([
      200, 200, 200
    ])
    expect(await list(ana)).toHaveLength(1)
    for (let times = 0; times < 2; times++) {
      expect((await ana.delete(`/api/saved-jobs/${id}`)).status).toBe(200)
      expect(await list(ana)).toEqual([])
    }
    expect((await save()).status).toBe(200)
    expect(await list(ana)).toHaveLength(1)
  })

  test('stay when the job ends or is withdrawn, and can be taken away', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { id } = await postJobAs(yeguada)
    await ana.put(`/api/saved-jobs/${id}`, {})
    await yeguada.post(`/api/jobs/${id}/close`, { outcome: 'aqui' })
    expect((await ana.put(`/api/saved-jobs/${id}`, {})).status).toBe(200)
    await yeguada.delete(`/api/jobs/${id}`)
    expect(await list(ana)).toMatchObject([{ jobId: id }])
    await ana.delete(`/api/saved-jobs/${id}`)
    expect(await list(ana)).toEqual([])
  })

  test('are only jobs that were published', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const withdrawn = await postJobAs(yeguada)
    await yeguada.delete(`/api/jobs/${withdrawn.id}`)
    const draft = (await yeguada.post('/api/job-drafts', {})).body
    expect((await ana.put(`/api/saved-jobs/${withdrawn.id}`, {})).status).toBe(410)
    expect((await ana.put(`/api/saved-jobs/${draft.id}`, {})).status).toBe(404)
    expect(await ana.put('/api/saved-jobs/noexiste', {})).toMatchObject({
      status: 404,
      body: { message: 'Este anuncio ya no existe' }
    })
  })

  test('are erased with the account', async () => {
    const ana = await signUp(board, 'applicant')
    const { id } = await postJobAs(await signUp(board, 'employer'))
    await ana.put(`/api/saved-jobs/${id}`, {})
    const [stored] = await board.db.query<{ data: object }>(
      "SELECT data FROM es.events WHERE type = 'JobSaved' AND data ->> 'userId' = $1",
      [ana.id]
    )
    expect(Object.values(stored?.data ?? {})).toContain(ana.id)
    expect(Object.values(stored?.data ?? {})).not.toContain(id)
    await seedEvents(board.db, user, ana.id, [{ type: 'UserErased', data: { id: ana.id } }])
    const left = 'SELECT id FROM saved_jobs WHERE user_id = $1'
    expect(await board.db.query(left, [ana.id])).toEqual([])
    expect((await verify({ db: board.db, vault: testVault, projections })).differences).toEqual([])
  })
})

test('no more than a limit is saved', () => {
  const ids = Array.from({ length: maxSavedJobs }, (_, index) => `s${index}`)
  const open = { state: 'open' } as never
  const request = { id: 'new', userId: 'u1', jobId: 'j1', job: open }
  expect(() => saveJob({ ids }, request)).toThrow('Ya tienes 100 empleos guardados')
  expect(saveJob({ ids: ids.slice(1) }, request)).toHaveLength(1)
})
