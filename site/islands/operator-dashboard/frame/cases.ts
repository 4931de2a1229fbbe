import type { RemovalKind } from '#events/aggregates/case-choices.ts'
import type { InferResponseType } from 'hono/client'
import type { CaseReasons, DecideCase } from '#services/cases/contract.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { refreshUnseen } from '#site/stores/unseen.ts'

const calls = apiClient.operator.cases

export type CaseListResponse = InferResponseType<typeof calls.$get, 200>
export type CaseSummary = CaseListResponse['cases'][number]
export type CaseResponse = InferResponseType<(typeof calls)[':id']['$get'], 200>

/** The prefix of all keys. */
export const casesKey = 'cases'
export type CaseState = 'pending' | 'decided'

export const caseListKey = (state: CaseState) => `${casesKey}?state=${state}`
export const caseKey = (id: string) => `${casesKey}/${id}`

export const fetchCases = (state: CaseState) => (): Promise<CaseListResponse> =>
  callApi(calls.$get({ query: { state } }))

export const fetchCase = (id: string) => (): Promise<CaseResponse> =>
  callApi(calls[':id'].$get({ param: { id } }))

export const sendDecision = (id: string, json: DecideCase): Promise<CaseResponse> =>
  countAgain(callApi(calls[':id'].decision.$post({ param: { id }, json })))

export const sendUndo = (id: string, revision: number): Promise<CaseResponse> =>
  countAgain(callApi(calls[':id'].undo.$post({ param: { id }, json: { revision } })))

/** The header says how many cases wait. */
async function countAgain(answer: Promise<CaseResponse>): Promise<CaseResponse> {
  const found = await answer
  void refreshUnseen()
  return found
}

/** Deletes an account, or erases what a person has sent without one. */
export const sendRemoval = (id: string, json: CaseReasons): Promise<CaseResponse> =>
  callApi(apiClient.operator.people[':id'].removal.$post({ param: { id }, json }))

/** True for a job that was not published yet. */
export const isHeld = ({ decisions }: Pick<CaseResponse, 'decisions'>): boolean =>
  decisions.find(({ undoneAt }) => !undoneAt)?.outcome === 'held'

export const removalActions: Record<RemovalKind, string> = {
  account: 'Eliminar la cuenta',
  guest: 'Borrar lo enviado sin cuenta'
}
