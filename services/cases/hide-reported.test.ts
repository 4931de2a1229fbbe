import { hour } from '#events/units.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { hideReported } from '#workers/scheduled-jobs/hide-reported.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

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
      board.now = start
    })
    afterAll(async () => {
      expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    })
    const isHidden = async (job = id) =>
      (await board.createClient(uniqueAddress()).get(`/api/jobs/${job}`)).status === 404
    const reportAs = async (member: SignedInClient, job = id) =>
      expect((await report(board, 'job', job, { email: undefined }, member)).status).toBe(201)
    const signUpReporter = () => signUp(board, 'applicant', {}, uniqueAddress())
    const confirmedReporter = async () => {
      const reporter = await signUpReporter()
      await confirmEmailOf(board, reporter)
      return reporter
    }
    const reportTimes = async (times: number, changes: object = {}) => {
      for (let index = 0; index < times; index++) {
        const email = `p${index}.${id}@example.org`
        expect((await report(board, 'job', id, { email, ...changes })).status).toBe(201)
      }
    }
    const later = (milliseconds: number) => {
      board.now = new Date(start.getTime() + milliseconds)
    }

    test('by three people in a day is hidden, and waits for a person', async () => {
      await reportTimes(2)
      expect(await isHidden()).toBe(false)
      await reportAs(await confirmedReporter())
      expect(await isHidden()).toBe(true)
      const { decisions } = (await employer.get('/api/my-decisions')).body
      expect(decisions).toMatchObject([{ isAutomated: true, outcome: 'hidden' }])
      const operator = await signUpOperator(board)
      const { cases } = (await operator.get('/api/operator/cases')).body
      expect(cases.map((summary: { id: string }) => summary.id)).toContain(`job-${id}`)
    })

    test('by people of whom nothing is known stays, until one is known', async () => {
      await reportTimes(3)
      await reportAs(await signUpReporter())
      expect(await isHidden()).toBe(false)
      await reportAs(await confirmedReporter())
      expect(await isHidden()).toBe(true)
    })

    test('by an account of a week, among others, is hidden', async () => {
      const { now } = board
      const reporter = await signUpReporter()
      later(7 * 24 * hour)
      await reporter.post('/api/login', { username: reporter.username, password: testPassword })
      const young = await signUp(board, 'employer', {}, uniqueAddress())
      const job = (await postJobAs(young)).id
      await reportAs(reporter, job)
      board.now = new Date(board.now.getTime() - 1_000)
      for (const email of ['a@example.org', 'b@example.org']) {
        expect(await isHidden(job)).toBe(false)
        await report(board, 'job', job, { email })
      }
      expect(await isHidden(job)).toBe(false)
      board.now = new Date(now.getTime() + 7 * 24 * hour)
      expect(await hideReported(board.tools)).toBe(1)
      expect(await isHidden(job)).toBe(true)
    })

    test.each([
      ['IPv4', (index: number) => `198.51.100.${index}`],
      ['IPv6', (index: number) => `2001:db8:77:${index}::1`]
    ])('from three addresses of one network of %s stays', async (_, address) => {
      await reportAs(await confirmedReporter())
      for (const index of [1, 2]) {
        const email = `${index}.${id}@example.org`
        const { status } = await report(
          board,
          'job',
          id,
          { email },
          board.createClient(address(index))
        )
        expect(status).toBe(201)
      }
      expect(await isHidden()).toBe(false)
      await reportTimes(1)
      expect(await isHidden()).toBe(true)
    })

    test('is shown again by a person, and stays so', async () => {
      await reportTimes(2)
      await reportAs(await confirmedReporter())
      expect(await isHidden()).toBe(true)
      const operator = await signUpOperator(board)
      await decideAs(operator, `job-${id}`, { outcome: 'kept' })
      expect(await isHidden()).toBe(false)
      await reportTimes(1, { email: 'cuarta@example.org' })
      expect(await isHidden()).toBe(false)
    })

    test('for another reason stays', async () => {
      await reportTimes(4, { reason: 'falso' })
      const reporter = await confirmedReporter()
      await report(board, 'job', id, { reason: 'falso', email: undefined }, reporter)
      expect(await isHidden()).toBe(false)
    })

    test('by three people in more than a day stays', async () => {
      await reportAs(await confirmedReporter())
      await reportTimes(1)
      later(24 * hour)
      await reportTimes(1, { email: 'tercera@example.org' })
      expect(await isHidden()).toBe(false)
    })

    test('of an account of thirty days stays', async () => {
      later(30 * 24 * hour - 1_000)
      id = (await postJobAs(await employerOf30Days())).id
      await reportTimes(3)
      await reportAs(await confirmedReporter())
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
      const visitor = await confirmedReporter()
      for (let index = 0; index < 3; index++) {
        const otherJob = (await postJobAs(employer, { title: `Mozo ${index}` })).id
        const email = `uno${index}@example.org`
        expect((await report(board, 'job', otherJob, { email }, visitor)).status).toBe(201)
        expect(await isHidden(otherJob)).toBe(false)
      }
    })

    test('in three ads of an employer is hidden', async () => {
      const ids = [id]
      for (let index = 0; index < 2; index++) ids.push((await postJobAs(employer)).id)
      await reportAs(await confirmedReporter(), id)
      for (const job of ids.slice(1))
        await report(board, 'job', job, { email: `${job}@example.org` })
      for (const job of ids) expect(await isHidden(job)).toBe(true)
    })
  },
  { THROTTLE: 'postJob=1000/60,registration=1000/60' }
)
