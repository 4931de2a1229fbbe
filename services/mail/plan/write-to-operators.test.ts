import { beforeEach, expect, test } from 'vitest'
import { hour, minute } from '#events/units.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { decideAs, report } from '#test/builders/cases.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import { alertOperators, remindOperators } from './write-to-operators.ts'

const start = new Date('2026-03-02T08:00:00.000Z')

async function signUpNamedOperator(board: TestApp) {
  const operator = await signUp(board, 'applicant')
  board.tools.config.operators.length = 0
  makeOperator(board, operator)
  return { operator, address: `${operator.username}@example.org` }
}

const held = async (board: TestApp) =>
  (await postJobAs(await signUp(board, 'employer'), signalled)).id

describeWithApp('e-mails to operators', board => {
  let operator: Visitor
  let address = ''
  beforeEach(async () => {
    board.now = start
    await board.db.query('UPDATE cases SET pending_since = NULL')
    ;({ operator, address } = await signUpNamedOperator(board))
  })
  const later = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }
  async function subjects(): Promise<string[]> {
    await sendMail(board)
    const mails = await mailsTo(board, address)
    return mails.map(({ subject }) => subject).filter(subject => subject.includes('decisión'))
  }

  test('come at once, and once, for an ad that is held', async () => {
    await held(board)
    expect(await alertOperators(board.tools)).toBe(1)
    later(minute)
    expect([await alertOperators(board.tools), await subjects()]).toEqual([
      0,
      ['1 caso espera una decisión']
    ])
    const mails = await mailsTo(board, address)
    const mail = mails.find(({ subject }) => subject.includes('decisión'))
    expect(mail?.text).toContain('1 anuncio está retenido: no se ve hasta que se decida.')
    expect(mail?.text).toContain('/auth?volver=%2Foperador')
    await remindOperators(board.tools)
    expect(await subjects()).toHaveLength(1)
  })

  test('come once an hour at most, and count all that waits then', async () => {
    await held(board)
    await alertOperators(board.tools)
    later(minute)
    await held(board)
    await held(board)
    expect(await alertOperators(board.tools)).toBe(0)
    later(hour)
    expect(await alertOperators(board.tools)).toBe(1)
    expect(await subjects()).toContain('3 casos esperan una decisión')
  })

  test('come for a report with those of the day', async () => {
    await report(board, 'job', (await postJobAs(await signUp(board, 'employer'))).id)
    expect(await alertOperators(board.tools)).toBe(0)
    later(hour)
    expect([await remindOperators(board.tools), await remindOperators(board.tools)]).toEqual([1, 0])
    expect(await subjects()).toEqual(['1 caso espera una decisión'])
    later(24 * hour)
    expect(await remindOperators(board.tools)).toBe(1)
  })

  test('come for a first ad that is held unread with those of the day', async () => {
    board.tools.config.holdsFirstJobs = true
    await postJobAs(await signUp(board, 'employer'))
    board.tools.config.holdsFirstJobs = false
    expect([await alertOperators(board.tools), await remindOperators(board.tools)]).toEqual([0, 1])
  })

  test('are not sent once nothing waits', async () => {
    const id = await held(board)
    await alertOperators(board.tools)
    await decideAs(operator, `job-${id}`, { outcome: 'kept' })
    expect([await subjects(), await remindOperators(board.tools)]).toEqual([[], 0])
  })
})
