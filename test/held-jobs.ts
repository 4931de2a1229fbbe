import { postJobAs, signUp } from './api-fixtures.ts'
import { decideAs } from './cases.ts'
import type { TestApp, Visitor } from './test-app.ts'

export const iban = 'ES91 2100 0418 4502 0005 1332'
export const signalled = { details: `Ingresa la fianza en ${iban}` }
export const whyHeld = `lleva un número de cuenta («${iban}»)`

export const jobPath = (id: string) => `/api/jobs/${id}`
export const jobCasePath = (id: string) => `/api/operator/cases/job-${id}`

/** Ads that are held, and what visitors and `operator` see of them. */
export function heldJobsOf(board: TestApp, operator: () => Visitor) {
  return {
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
      return jobs.some((one: { id: string }) => one.id === id)
    },
    async isPending(id: string): Promise<boolean> {
      const { cases } = (await operator().get('/api/operator/cases')).body
      return cases.some((one: { targetId: string }) => one.targetId === id)
    },
    decide: (id: string, outcome: string) => decideAs(operator(), `job-${id}`, { outcome })
  }
}
