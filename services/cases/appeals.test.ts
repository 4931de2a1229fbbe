import { beforeAll, expect, test } from 'vitest'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

const text = 'La fianza era de la vivienda, y se devuelve'
const over = 'El plazo para reclamar ha terminado, o el enlace no es válido.'

describeWithApp('a complaint', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  const appeal = (token: string) => board.createClient().post('/api/appeals', { token, text })
  const hiddenJob = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const { number } = (await report(board, 'job', job.id)).body
    await decideAs(operator, `job-${job.id}`)
    const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
    return { yeguada, id: `job-${job.id}`, jobId: job.id, number, token: decision.appealToken }
  }

  test('of the owner returns the case to the queue, where another decision answers it', async () => {
    const { yeguada, id, jobId, token } = await hiddenJob()
    expect((await appeal(token)).status).toBe(201)
    expect((await operator.get(`/api/operator/cases/${id}`)).body).toMatchObject({
      appealedBy: 'owner',
      appeals: [{ appealedBy: 'owner', text }]
    })
    const decided = await decideAs(operator, id, { outcome: 'kept', facts: 'Tenías razón tú.' })
    expect(decided.body.decisions[0]).toMatchObject({ isAppeal: true, outcome: 'kept' })
    expect((await board.createClient().get(`/api/jobs/${jobId}`)).status).toBe(200)
    expect((await yeguada.get('/api/my-decisions')).body.decisions).toEqual([])
  })

  test('of who reported returns the case to the queue too', async () => {
    const { id, number } = await hiddenJob()
    expect((await appeal(signAppealToken(board, number, { by: 'reporter' }))).status).toBe(201)
    expect((await operator.get(`/api/operator/cases/${id}`)).body.appealedBy).toBe('reporter')
  })

  test('is made once', async () => {
    const { token } = await hiddenJob()
    await appeal(token)
    expect(await appeal(token)).toMatchObject({
      status: 409,
      body: { message: 'Ya has reclamado contra esta decisión. La está mirando una persona.' }
    })
  })

  test.each([
    ['forged', 'a.b'],
    ['empty', 'nada']
  ])('with a %s link is refused', async (_, token) => {
    expect(await appeal(token)).toMatchObject({ status: 410, body: { message: over } })
  })

  test('is refused after six months', async () => {
    const { token } = await hiddenJob()
    const now = board.now
    board.now = new Date('2026-09-03T10:00:00.000Z')
    expect(await appeal(token)).toMatchObject({ status: 410, body: { message: over } })
    board.now = now
  })
})
