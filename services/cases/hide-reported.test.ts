import { afterEach, beforeEach, expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { postJobAs, type SignedInClient, signUp, testPassword } from '#test/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/cases.ts'
import { uniqueAddress } from '#test/rate-limits.ts'
import { describeWithApp } from '#test/test-app.ts'
import { hideReported } from '#workers/scheduled-jobs/hide-reported.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const hour = 3_600_000

describeWithApp(
  'what is reported for money',
  board => {
    let employer: SignedInClient
    let id: string
    beforeEach(async () => {
      employer = await signUp(board, 'employer', {}, uniqueAddress())
      id = (await postJobAs(employer)).id
    })
    afterEach(async () => {
      expect(await hideReported(board.tools)).toBe(0)
      expect((await verify({ ...board.tools, projections })).differences).toEqual([])
      board.now = start
    })
    const isHidden = async (job = id) =>
      (await board.createClient(uniqueAddress()).get(`/api/jobs/${job}`)).status === 404
    const reportTimes = async (times: number, changes: object = {}) => {
      for (let nth = 0; nth < times; nth++) {
        const email = `p${nth}.${id}@example.org`
        expect((await report(board, 'job', id, { email, ...changes })).status).toBe(201)
      }
    }
    const later = (milliseconds: number) => {
      board.now = new Date(start.getTime() + milliseconds)
    }

    test('by three people in a day is hidden, and waits for a person', async () => {
      await reportTimes(2)
      expect(await isHidden()).toBe(false)
      await reportTimes(1, { email: 'tercera@example.org' })
      expect(await isHidden()).toBe(true)
      const { decisions } = (await employer.get('/api/my-decisions')).body
      expect(decisions).toMatchObject([{ isAutomated: true, outcome: 'hidden' }])
      const operator = await signUpOperator(board)
      const { cases } = (await operator.get('/api/operator/cases')).body
      expect(cases.map((one: { id: string }) => one.id)).toContain(`job-${id}`)
    })

    test('is shown again by a person, and stays so', async () => {
      await reportTimes(3)
      const operator = await signUpOperator(board)
      await decideAs(operator, `job-${id}`, { outcome: 'kept' })
      expect(await isHidden()).toBe(false)
      await reportTimes(1, { email: 'cuarta@example.org' })
      expect(await isHidden()).toBe(false)
    })

    test('for another reason stays', async () => {
      await reportTimes(4, { reason: 'falso' })
      expect(await isHidden()).toBe(false)
    })

    test('by three people in more than a day stays', async () => {
      await reportTimes(2)
      later(24 * hour)
      await reportTimes(1, { email: 'tercera@example.org' })
      expect(await isHidden()).toBe(false)
    })

    test('of an account of thirty days stays', async () => {
      later(30 * 24 * hour - 1_000)
      id = (await postJobAs(await employerOf30Days())).id
      await reportTimes(3)
      expect(await isHidden()).toBe(false)
    })
    const employerOf30Days = async () => {
      const now = board.now
      board.now = new Date(now.getTime() - 30 * 24 * hour)
      const old = await signUp(board, 'employer', {}, uniqueAddress())
      board.now = now
      await old.post('/api/login', { username: old.username, password: testPassword })
      return old
    }

    test('by one person, with several e-mails from one address, stays', async () => {
      const visitor = board.createClient(uniqueAddress())
      for (let nth = 0; nth < 3; nth++) {
        const other = (await postJobAs(employer, { title: `Mozo ${nth}` })).id
        const email = `uno${nth}@example.org`
        expect((await report(board, 'job', other, { email }, visitor)).status).toBe(201)
        expect(await isHidden(other)).toBe(false)
      }
    })

    test('in three ads of an employer is hidden', async () => {
      const ids = [id]
      for (let nth = 0; nth < 2; nth++) ids.push((await postJobAs(employer)).id)
      for (const job of ids) await report(board, 'job', job, { email: `${job}@example.org` })
      for (const job of ids) expect(await isHidden(job)).toBe(true)
    })
  },
  { THROTTLE: 'postJob=1000/60,registration=1000/60' }
)
