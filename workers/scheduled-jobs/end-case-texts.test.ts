import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readAll } from '#events/store/event-store.ts'
import { listMonthFigures } from '#projections/cases/figures.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { readListedErasures } from '#test/builders/erasure-list.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { endStorageTerms } from './end-storage-terms.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const lastInstant = new Date('2027-03-02T09:59:59.999Z')
const end = new Date('2027-03-02T10:00:00.000Z')

describeWithApp('what was written in a case', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  afterEach(() => {
    board.now = start
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  /** A job that a guest and an account reported, hidden, and complained about by its owner. */
  async function createCase(mark: string) {
    const owner = await signUp(board, 'employer')
    const job = await postJobAs(owner, { details: `Es de ${mark}job` })
    const id = `job-${job.id}`
    const words = { text: `Pide dinero ${mark}text`, name: `${mark}name` }
    await report(board, 'job', job.id, { ...words, email: `${mark}mail@example.org` })
    const ana = await signUp(board, 'applicant')
    await report(board, 'job', job.id, { text: `También a mí ${mark}ana` }, ana)
    await decideAs(operator, id, { facts: `Pide dinero por ${mark}facts` })
    const token = signAppealToken(board, id)
    await board.createClient().post('/api/appeals', { token, text: `No es así ${mark}appeal` })
    await decideAs(operator, id, { outcome: 'removed', facts: `Sigue pidiendo ${mark}again` })
    await owner.delete(`/api/jobs/${job.id}`)
    const names = ['job', 'text', 'name', 'mail', 'ana', 'facts', 'appeal', 'again']
    return { id, owner, marks: names.map(name => mark + name) }
  }

  /** The marks that events and tables still show with the keys that there are. */
  async function readableOf(marks: readonly string[]): Promise<string[]> {
    const { db, tools } = board
    const events = await tools.vault.decrypt(db, await readAll(db, 0, 10_000))
    const names = projections.flatMap(({ tableNames }) => tableNames)
    const rows = await Promise.all(names.map(name => db.query(`SELECT t::text FROM ${name} AS t`)))
    const all = JSON.stringify([events.map(({ personal }) => personal), rows])
    return marks.filter(mark => all.includes(mark))
  }

  test('is erased twelve months after the decision, while people and figures stay', async () => {
    const { id, owner, marks } = await createCase('zarza')
    const figures = await listMonthFigures(board.db, 24)
    board.now = lastInstant
    await endStorageTerms(board.tools)
    expect(await readableOf(marks)).toEqual(marks)
    board.now = end
    expect(await endStorageTerms(board.tools)).toBe(1)
    expect(await endStorageTerms(board.tools)).toBe(0)
    expect(await readableOf(marks)).toEqual([])
    expect(await readableOf([`${owner.username}@example.org`])).toHaveLength(1)
    expect(await listMonthFigures(board.db, 24)).toEqual(figures)
    const listed = await readListedErasures(board)
    const texts = listed.filter(({ subject }) => subject.startsWith(`${id}.`))
    expect(texts).toHaveLength(7)
  })

  test('stays while a complaint waits, and twelve months from its decision', async () => {
    const { id, marks } = await createCase('zorzal')
    board.now = new Date('2026-08-30T10:00:00.000Z')
    const token = signAppealToken(board, id, { version: 2 })
    const complaint = { token, text: 'Sigue sin ser así' }
    expect((await board.createClient().post('/api/appeals', complaint)).status).toBe(201)
    const isThere = async () => {
      await endStorageTerms(board.tools)
      return (await readableOf(marks)).includes('zorzaltext')
    }
    board.now = end
    expect(await isThere()).toBe(true)
    await decideAs(await signUpOperator(board), id, { outcome: 'kept' })
    board.now = new Date('2028-03-02T09:59:59.999Z')
    expect(await isThere()).toBe(true)
    board.now = new Date('2028-03-02T10:00:00.000Z')
    expect(await isThere()).toBe(false)
  })

  test('comes to a case that was reported again, with keys of its own', async () => {
    const owner = await signUp(board, 'employer')
    const job = await postJobAs(owner)
    const reportWith = (text: string) => report(board, 'job', job.id, { text })
    await reportWith('Pide dinero zapatillo')
    await decideAs(operator, `job-${job.id}`, { outcome: 'kept' })
    board.now = end
    await endStorageTerms(board.tools)
    expect((await reportWith('Otra vez pide zapatazo')).status).toBe(201)
    await endStorageTerms(board.tools)
    expect(await readableOf(['zapatillo', 'zapatazo'])).toEqual(['zapatazo'])
  })
})
