import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { postJobAs, signUp } from './api-fixtures.ts'
import { decideAs, signUpOperator } from './cases.ts'
import { testTime } from '../events/event-builders.ts'
import { describeWithApp, type TestApp, type Visitor } from '../board/test-app.ts'

export const iban = 'ES91 2100 0418 4502 0005 1332'
export const signalled = { details: `Ingresa la fianza en ${iban}` }
export const whyHeld = `lleva un número de cuenta («${iban}»)`

export const jobPath = (id: string) => `/api/jobs/${id}`
export const jobCasePath = (id: string) => `/api/operator/cases/job-${id}`

/** Tests of held ads, each of which begins at the same instant; at the end the read tables are verified. */
export function describeWithHeldJobs(
  name: string,
  tests: (board: TestApp, held: HeldJobs) => void,
  env: Record<string, string> = {}
): void {
  describeWithApp(
    name,
    board => {
      const held = heldJobsOf(board)
      beforeAll(async () => {
        held.operator = await signUpOperator(board)
      })
      afterEach(() => {
        board.now = new Date(testTime)
      })
      afterAll(async () => {
        expect((await verify({ ...board.tools, projections })).differences).toEqual([])
      })
      tests(board, held)
    },
    env
  )
}

type HeldJobs = ReturnType<typeof heldJobsOf>

/** Ads that are held, and what visitors and the operator see of them. */
function heldJobsOf(board: TestApp) {
  return {
    /** Signed up before the first test. */
    operator: undefined as unknown as Visitor,
    anyone: () => board.createClient(),
    async postHeld(changes: object = {}) {
      const yeguada = await signUp(board, 'employer')
      return { yeguada, ...(await postJobAs(yeguada, { ...signalled, ...changes })) }
    },
    async statusOf(id: string) {
      return (await board.createClient().get(jobPath(id))).status
    },
    async isListed(id: string): Promise<boolean> {
      const { jobs } = (await board.createClient().get('/api/jobs?limit=50')).body
      return jobs.some((job: { id: string }) => job.id === id)
    },
    async isPending(id: string): Promise<boolean> {
      const { cases } = (await this.operator.get('/api/operator/cases')).body
      return cases.some((summary: { targetId: string }) => summary.targetId === id)
    },
    decide(id: string, outcome: string) {
      return decideAs(this.operator, `job-${id}`, { outcome })
    }
  }
}
