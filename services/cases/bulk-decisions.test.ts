import { beforeAll, expect, test } from 'vitest'
import { maxDecidedTogether } from '#events/limits/cases.ts'
import { deleteAccount, postJobAs, signUp, removalRequest } from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

describeWithApp('one decision about several', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  const decide = (outcome: string, ids: string[]) =>
    operator.post('/api/operator/decisions', { ...removalRequest, outcome, ids })
  const remove = (ids: string[]) =>
    operator.post('/api/operator/removals', { ...removalRequest, ids })
  const statusOf = async (id: string) => (await board.createClient().get(`/api/jobs/${id}`)).status
  const caseOf = async (id: string) => (await operator.get(`/api/operator/cases/job-${id}`)).body
  /** Sends what waits for the time in which a decision can be undone. */
  async function lettersTo({ username }: { username: string }): Promise<string[]> {
    await sendMail(board)
    const start = board.now
    board.now = new Date(start.getTime() + 3_600_000)
    await sendMail(board)
    board.now = start
    return (await mailsTo(board, `${username}@example.org`)).map(({ subject }) => subject)
  }

  test('publishes ads that are held, and takes down others, reported or not; each owner gets a letter', async () => {
    const yeguada = await signUp(board, 'employer')
    const held = [await postJobAs(yeguada, signalled), await postJobAs(yeguada, signalled)]
    const kept = await decide(
      'kept',
      held.map(({ id }) => `job-${id}`)
    )
    expect([kept.status, kept.body.failed, kept.body.message]).toEqual([
      200,
      [],
      'Decidido: 2 de 2.'
    ])
    for (const { id } of held) expect(await statusOf(id)).toBe(200)

    const other = await signUp(board, 'employer')
    const [reported, unreported] = [
      await postJobAs(other),
      await postJobAs(other, { title: 'Jinete' })
    ]
    await report(board, 'job', reported.id)
    await decide('removed', [`job-${reported.id}`, `job-${unreported.id}`])
    for (const { id } of [reported, unreported]) expect(await statusOf(id)).toBe(404)
    expect((await caseOf(reported.id)).decisions[0]).toMatchObject({
      outcome: 'removed',
      isOwnInitiative: false,
      facts: removalRequest.facts
    })
    expect((await caseOf(unreported.id)).decisions[0].isOwnInitiative).toBe(true)
    expect(await lettersTo(other)).toEqual(
      expect.arrayContaining([
        'Hemos retirado tu anuncio «Mozo de cuadra»',
        'Hemos retirado tu anuncio «Jinete»'
      ])
    )
    const { revision } = await caseOf(unreported.id)
    const path = `/api/operator/cases/job-${unreported.id}/undo`
    expect((await operator.post(path, { revision })).status).toBe(200)
    expect(await statusOf(unreported.id)).toBe(200)
  })

  test('says with which it could not be done, and does the rest', async () => {
    const yeguada = await signUp(board, 'employer')
    const [first, second] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    await report(board, 'job', first.id)
    await decideAs(operator, `job-${first.id}`, { outcome: 'kept' })
    const { status, body } = await decide('hidden', [
      `job-${first.id}`,
      'job-nada',
      'otra-cosa',
      `job-${second.id}`
    ])
    const meanwhile =
      'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'
    expect([status, body]).toEqual([
      200,
      {
        decided: [`job-${second.id}`],
        failed: [
          { id: `job-${first.id}`, message: meanwhile },
          { id: 'job-nada', message: 'No encontramos este caso' },
          { id: 'otra-cosa', message: 'No encontramos este caso' }
        ],
        message: `Decidido: 1 de 4. No se ha podido con 3: «${meanwhile}», «No encontramos este caso»`
      }
    ])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([200, 404])
  })

  test('deletes accounts with what they have published, with a letter that has the reason', async () => {
    const spammers = [await signUp(board, 'employer'), await signUp(board, 'employer')]
    const ads = []
    for (const spammer of spammers) ads.push(await postJobAs(spammer, signalled))
    const gone = await signUp(board, 'applicant')
    await deleteAccount(gone)
    const { status, body } = await remove([...spammers.map(({ id }) => id), gone.id])
    expect([status, body.decided]).toEqual([200, spammers.map(({ id }) => id)])
    expect(body.failed).toEqual([{ id: gone.id, message: expect.stringContaining('cuenta') }])
    for (const { id } of ads) expect(await statusOf(id)).toBe(410)
    const pending = (await operator.get('/api/operator/cases')).body.cases
    for (const { id } of ads)
      expect(pending).not.toContainEqual(expect.objectContaining({ targetId: id }))
    for (const spammer of spammers) {
      expect((await spammer.get('/api/user')).status).toBe(401)
      await lettersTo(spammer)
      const texts = (await mailsTo(board, `${spammer.username}@example.org`)).map(
        ({ text }) => text
      )
      expect(texts.join()).toContain(removalRequest.facts)
    }
  })

  test('is refused for none, and for more than fit into a request', async () => {
    const many = Array.from({ length: maxDecidedTogether + 1 }, (_, n) => `job-${n}`)
    expect((await decide('hidden', [])).body.message).toBe('Elige al menos uno')
    expect((await remove(many)).body.message).toBe('Decide 50 de una vez como mucho')
    expect((await decide('corrected', ['job-nada'])).status).toBe(400)
  })
})

describeWithApp('the account of the operator who decides', board => {
  test('stays', async () => {
    const operator = await signUpOperator(board)
    const { id } = (await operator.get('/api/user')).body
    const request = { ...removalRequest, ids: [id] }
    const { body } = await operator.post('/api/operator/removals', request)
    expect([body.decided, body.failed.length]).toEqual([[], 1])
    expect((await operator.get('/api/user')).status).toBe(200)
  })
})
