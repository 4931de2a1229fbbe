import { beforeAll, expect, test } from 'vitest'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

const word = 'Zurrapiento'
const email = 'zurrapiento@example.org'

describeWithApp('an erasure', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })

  /** A reported job, and a complaint of its owner. */
  async function createCase(reporter: { email?: string; client?: Visitor }) {
    const owner = await signUp(board, 'employer', { fullName: 'Cuadra Zamborino' })
    const job = await postJobAs(owner, { title: 'Zamborino', companyName: 'Zamborino' })
    const text = `${word} me pidió dinero`
    const changes = { text, name: word, email: reporter.email }
    const { number } = (await report(board, 'job', job.id, changes, reporter.client)).body
    const facts = 'Zamborino pide dinero.'
    await decideAs(operator, `job-${job.id}`, { facts })
    const complain = (token: string, words: string) =>
      board.createClient().post('/api/appeals', { token, text: words })
    await complain(signAppealToken(board, `job-${job.id}`), 'Zamborino no pide dinero')
    await complain(
      signAppealToken(board, number, { by: 'reporter' }),
      `${word} quiere que la retiréis`
    )
    return { owner, id: `job-${job.id}` }
  }

  /** What the read tables and the decrypted log still say. */
  async function allTexts(): Promise<string> {
    const tables = await Promise.all(
      projections
        .flatMap(({ tableNames }) => tableNames)
        .map(table => board.db.query(`SELECT * FROM ${table}`))
    )
    const events = await board.tools.vault.decrypt(board.db, await readAll(board.db, 0, 10_000))
    return JSON.stringify([tables, events])
  }

  const expectRebuilt = async () =>
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])

  const historyOf = async (id: string) => (await operator.get(`/api/operator/cases/${id}`)).body

  test('of a guest who reported clears what they wrote, and the case stays', async () => {
    const { id } = await createCase({ email })
    expect((await allTexts()).includes(word)).toBe(true)
    expect((await runCli(board, 'guest', 'erase', email)).code).toBe(0)
    expect(/zurrapiento/i.test(await allTexts())).toBe(false)
    expect(await historyOf(id)).toMatchObject({
      reports: [{ reason: 'dinero-o-documentos', text: null, name: null, email: null }],
      decisions: [{ facts: 'Zamborino pide dinero.' }]
    })
    await expectRebuilt()
  })

  test('of an account that reported clears the same', async () => {
    const ana: SignedInClient = await signUp(board, 'applicant', { fullName: word })
    await createCase({ email, client: ana })
    expect((await runCli(board, 'user', 'erase', ana.username)).code).toBe(0)
    expect(/zurrapiento/i.test(await allTexts())).toBe(false)
    await expectRebuilt()
  })

  test('of the owner clears the snapshot, the reasons and the complaint, and ends the case', async () => {
    const { owner, id } = await createCase({ email: 'otra@example.org' })
    for (const { username } of [owner]) await runCli(board, 'user', 'erase', username)
    const known = await historyOf(id)
    expect(known).toMatchObject({
      pendingSince: null,
      owner: { name: null },
      reports: [{ text: `${word} me pidió dinero`, content: null }],
      decisions: [{ facts: null, outcome: 'hidden' }]
    })
    expect(JSON.stringify(known)).not.toContain('Zamborino')
    expect((await operator.post(`/api/operator/cases/${id}/undo`, { revision: 1 })).status).toBe(
      409
    )
    await expectRebuilt()
  })

  test('leaves the figures', async () => {
    const counts = await board.db.query('SELECT count(*) AS n FROM reports')
    expect(counts).toEqual([{ n: 3 }])
  })
})
