import { afterAll, beforeAll, expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  decisionRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

describeWithApp('a decision', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
  const anyone = () => board.createClient()
  const pathOf = (id: string) => `/api/operator/cases/${id}`
  const reportedJob = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    await report(board, 'job', job.id)
    return { yeguada, id: `job-${job.id}`, path: `/api/jobs/${job.id}` }
  }

  test.each(['hidden', 'removed'])(
    '«%s» takes a job down, and undoing it brings it back',
    async outcome => {
      const { id, path } = await reportedJob()
      expect((await decideAs(operator, id, { outcome })).status).toBe(200)
      expect((await anyone().get(path)).status).toBe(404)
      const undone = await operator.post(`${pathOf(id)}/undo`, { revision: 1 })
      expect([undone.status, undone.body.pendingSince]).toEqual([200, board.now.toISOString()])
      expect((await anyone().get(path)).status).toBe(200)
    }
  )

  test.each(['kept', 'corrected'])('«%s» leaves a job as it is', async outcome => {
    const { id, path } = await reportedJob()
    expect((await decideAs(operator, id, { outcome })).body.pendingSince).toBeNull()
    expect((await anyone().get(path)).status).toBe(200)
  })

  test.each(['hidden', 'removed'])(
    '«%s» takes the page of an employer down and leaves its ads, and undoing it brings it back',
    async outcome => {
      const yeguada = await signUp(board, 'employer')
      const job = await postJobAs(yeguada)
      const reportPage = () => report(board, 'employer', yeguada.id)
      await reportPage()
      const id = `employer-${yeguada.id}`
      expect((await decideAs(operator, id, { outcome })).status).toBe(200)
      expect((await reportPage()).status).toBe(404)
      expect((await anyone().get(`/api/employers/${yeguada.id}`)).status).toBe(404)
      expect((await anyone().get(`/api/jobs/${job.id}`)).status).toBe(200)
      const [own] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(own.sentences.join(' ')).toContain('tus anuncios siguen publicados')
      await operator.post(`${pathOf(id)}/undo`, { revision: 1 })
      expect((await anyone().get(`/api/employers/${yeguada.id}`)).status).toBe(200)
      expect((await reportPage()).status).toBe(201)
    }
  )

  test('takes a profile down, and brings it back', async () => {
    const ana = await signUp(board, 'applicant')
    const { id } = (await ana.post('/api/candidate-profiles', profileRequest)).body
    await report(board, 'profile', id)
    await decideAs(operator, `profile-${id}`)
    const path = `/api/candidate-profiles/${id}`
    expect((await anyone().get(path)).status).toBe(404)
    await operator.post(`${pathOf(`profile-${id}`)}/undo`, { revision: 1 })
    expect((await anyone().get(path)).status).toBe(200)
  })

  test('about a profile of a minor says nothing to those who do not see minors', async () => {
    const { profile, path } = await publishProfile(board, { age: 16 })
    const yeguada = await signUp(board, 'employer')
    await report(board, 'profile', profile.id, {}, yeguada)
    await decideAs(operator, `profile-${profile.id}`)
    expect((await anyone().get(path)).body.message).toBe('Este perfil no existe')
    expect((await yeguada.get(path)).body.message).toBe('Hemos retirado este perfil.')
  })

  test('takes a message down for both, and brings it back', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const message = { receiverId: ana.id, content: 'Mándame tu DNI' }
    const { id } = (await yeguada.post('/api/messages', message)).body
    await report(board, 'message', id, {}, ana)
    await decideAs(operator, `message-${id}`)
    const read = async () => (await ana.get(`/api/messages/${yeguada.id}`)).body.messages
    expect(await read()).toEqual([])
    expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
    expect((await ana.get('/api/unseen')).body.messages).toBe(0)
    expect((await ana.put(`/api/messages/${id}/read`)).status).toBe(404)
    await operator.post(`${pathOf(`message-${id}`)}/undo`, { revision: 1 })
    expect(await read()).toMatchObject([{ id, content: 'Mándame tu DNI' }])
  })

  test('of two operators at once is one; the other reads why', async () => {
    const { id, path } = await reportedJob()
    const otherOperator = await signUpOperator(board)
    const decide = (by: Visitor, outcome: string) =>
      by.post(`${pathOf(id)}/decision`, { ...decisionRequest, outcome })
    const answers = await Promise.all([decide(operator, 'hidden'), decide(otherOperator, 'kept')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'
    )
    const isHidden = answers[0].status === 200
    expect((await anyone().get(path)).status).toBe(isHidden ? 404 : 200)
  })

  test('leaves the queue, and returns to it when the job is reported again', async () => {
    const { id } = await reportedJob()
    const listed = async (state: string) =>
      (await operator.get(`/api/operator/cases?state=${state}`)).body.cases.some(
        (job: { id: string }) => job.id === id
      )
    expect([await listed('pending'), await listed('decided')]).toEqual([true, false])
    await decideAs(operator, id, { outcome: 'kept' })
    expect([await listed('pending'), await listed('decided')]).toEqual([false, true])
    await report(board, 'job', id.replace('job-', ''))
    expect([await listed('pending'), await listed('decided')]).toEqual([true, false])
  })

  test('waits in the order in which things were reported', async () => {
    const first = await reportedJob()
    board.now = new Date(board.now.getTime() + 60_000)
    const second = await reportedJob()
    await report(board, 'job', first.id.replace('job-', ''))
    const { cases } = (await operator.get('/api/operator/cases')).body
    const ids = cases.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
  })

  test('of the command line is a decision of the same case', async () => {
    const { yeguada, id, path } = await reportedJob()
    await runCli(board, 'job', 'remove', id.replace('job-', ''), '--reason', 'repetido: tres veces')
    expect((await anyone().get(path)).status).toBe(404)
    const { decisions } = (await operator.get(pathOf(id))).body
    expect(decisions).toMatchObject([
      {
        outcome: 'removed',
        rule: 'repetido',
        isOwnInitiative: true,
        isAutomated: false,
        facts: 'El anuncio repite lo que ya está publicado. tres veces'
      }
    ])
    expect((await yeguada.get('/api/my-decisions')).body.decisions).toMatchObject([
      { caseId: id, outcome: 'removed', appealToken: expect.any(String) }
    ])
  })

  test('is explained to its owner only', async () => {
    const { yeguada, id } = await reportedJob()
    await decideAs(operator, id)
    expect((await yeguada.get('/api/my-decisions')).body.decisions).toMatchObject([
      { caseId: id, title: 'Mozo de cuadra', facts: decisionRequest.facts, isAutomated: false }
    ])
    const otherEmployer = await signUp(board, 'employer')
    expect((await otherEmployer.get('/api/my-decisions')).body).toEqual({ decisions: [] })
  })

  test.each([
    [{ outcome: 'nada' }, 'outcome', 'Elige qué se decide'],
    [{ ground: undefined }, 'ground', 'Elige en qué se basa'],
    [{ rule: undefined }, 'rule', 'Elige la regla'],
    [{ facts: '' }, 'facts', 'Explica los hechos en una frase']
  ])('says what is wrong with %j', async (changes, field, message) => {
    const { id } = await reportedJob()
    expect(await decideAs(operator, id, changes)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field, message }] }
    })
  })
})
