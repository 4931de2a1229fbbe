import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { takedownUsage } from '#services/cases/parse-takedown.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const gone = { status: 404, body: { message: 'Ramal ha retirado este anuncio.' } }

describeWithApp('an operator', board => {
  afterEach(() => {
    board.now = start
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
  const posted = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Herrero de campo' })
    return { yeguada, job, path: `/api/jobs/${job.id}` }
  }
  const anyone = () => board.createClient()
  const listed = async () => {
    const { jobs, meta } = (await anyone().get('/api/jobs?limit=50')).body
    const found = (await anyone().get('/api/jobs?keyword=herrero&limit=50')).body
    const facet = meta.facets.jobType['Jornada Completa']
    return { listed: jobs.length, total: meta.totalJobs, facet, found: found.jobs.length }
  }

  test('takes a job out of lists, searches, facets and counts, and brings it back', async () => {
    const { yeguada, job, path } = await posted()
    const before = await listed()
    const { code, values } = await runCli(board, 'job', 'hide', job.id, '--reason', 'falso')
    expect([code, values]).toEqual([0, [{ hidden: job.id, reason: 'falso' }]])
    expect(await anyone().get(path)).toMatchObject(gone)
    expect(await (await signUp(board, 'employer')).get(path)).toMatchObject(gone)
    const less = Object.entries(before).map(([name, n]) => [name, n - 1])
    expect(await listed()).toEqual(Object.fromEntries(less))
    const { body } = await anyone().get(`/api/jobs?employerId=${yeguada.id}`)
    expect(body.jobs).toEqual([])
    expect((await runCli(board, 'job', 'show', job.id)).code).toBe(0)
    expect((await anyone().get(path)).body).toEqual(job)
    expect(await listed()).toEqual(before)
  })

  test('lets the owner of a hidden job see why, edit and delete it, but not renew it', async () => {
    const { yeguada, job, path } = await posted()
    await runCli(board, 'job', 'hide', job.id, '--reason', 'datos-personales: el teléfono es ajeno')
    const own = await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)
    expect(own.body.jobs).toMatchObject([{ id: job.id, hiddenReason: 'datos-personales' }])
    expect((await yeguada.get(path)).body).toMatchObject({ hiddenReason: 'datos-personales' })
    expect(await yeguada.patch(path, jobRequest)).toMatchObject({ status: 200 })
    expect(await anyone().get(path)).toMatchObject(gone)
    expect(await yeguada.post(`${path}/renew`)).toMatchObject({
      status: 409,
      body: { message: 'Ramal ha retirado este anuncio. No se puede renovar.' }
    })
    const stored = await readAll(board.db, 0, 1_000)
    const hidden = stored.find(
      ({ type, data }) => type === 'JobHidden' && 'id' in data && data.id === job.id
    )
    expect(hidden?.data).toMatchObject({ reason: 'datos-personales', employerId: yeguada.id })
    expect(JSON.stringify(hidden)).not.toContain('ajeno')
    expect((await yeguada.delete(path)).status).toBe(200)
    expect((await anyone().get(path)).status).toBe(410)
  })

  test('stops applications to a job that is hidden', async () => {
    const { job, path } = await posted()
    const apply = () => anyone().post(`${path}/applications`, guestRequest)
    await runCli(board, 'job', 'hide', job.id, '--reason', 'no pagan a nadie')
    expect(await apply()).toMatchObject({
      status: 409,
      body: { message: 'Este anuncio ya no admite aplicaciones' }
    })
    await runCli(board, 'job', 'show', job.id, '--reason', 'era un malentendido')
    expect((await apply()).status).toBe(201)
  })

  test('brings no job back that expired meanwhile', async () => {
    const { job, path } = await posted()
    const before = await listed()
    await runCli(board, 'job', 'hide', job.id, '--reason', 'otro')
    board.now = new Date('2026-04-02T10:00:00.000Z')
    await runCli(board, 'job', 'show', job.id)
    await expireJobs(board.tools)
    expect((await anyone().get(path)).status).toBe(200)
    board.now = start
    expect((await listed()).total).toBeLessThan(before.total)
    await runCli(board, 'job', 'hide', job.id, '--reason', 'otro')
    await runCli(board, 'job', 'show', job.id)
    expect(await expireJobs(board.tools)).toBe(0)
  })

  test('takes a profile out of lists and searches, and brings it back', async () => {
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post('/api/candidate-profiles', profileRequest)
    const path = `/api/candidate-profiles/${body.id}`
    const count = async () => {
      const all = await anyone().get('/api/candidate-profiles')
      const found = await anyone().get('/api/candidate-profiles?text=amazona')
      return [all.body.meta.totalProfiles, found.body.profiles.length]
    }
    expect(await count()).toEqual([1, 1])
    await runCli(board, 'profile', 'hide', body.id, '--reason', 'acoso')
    expect(await count()).toEqual([0, 0])
    expect(await anyone().get(path)).toMatchObject({
      status: 404,
      body: { message: 'Hemos retirado este perfil.' }
    })
    const [own] = (await ana.get('/api/my-candidate-profiles')).body
    expect(own).toEqual({ ...body, hiddenReason: 'acoso' })
    await runCli(board, 'profile', 'show', body.id)
    expect(await count()).toEqual([1, 1])
    expect((await ana.get(path)).body).toEqual(body)
  })

  describe('prints', () => {
    test.each([
      [['job', 'hide', 'none', '--reason', 'falso'], 'No hay ningún anuncio none'],
      [['job', 'show', 'none'], 'No hay ningún anuncio none'],
      [['profile', 'hide', 'none', '--reason', 'falso'], 'No hay ningún perfil none'],
      [['profile', 'show', 'none'], 'No hay ningún perfil none'],
      [['employer', 'hide', 'none', '--reason', 'falso'], 'No hay ningún centro none'],
      [['job', 'hide', 'none'], 'Falta --reason'],
      [['job', 'hide'], `Falta ID. Uso: npm run ops -- job hide ID… --reason ${takedownUsage}`]
    ])('what is wrong with %j', async (argv, text) => {
      expect(await runCli(board, ...argv)).toMatchObject({ code: 1, text })
    })
  })
})
