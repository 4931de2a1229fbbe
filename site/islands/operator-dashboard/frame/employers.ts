import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'

const calls = apiClient.operator.employers

export type EmployerListResponse = InferResponseType<typeof calls.$get, 200>
export type EmployerSummary = EmployerListResponse['employers'][number]
export type EmployerState = 'new' | 'seen'

/** The prefix of all keys. */
export const employersKey = 'employers'
export const employerListKey = (state: EmployerState, page: number) =>
  `${employersKey}?state=${state}&page=${page}`

const employersPerPage = 10

export const fetchEmployers =
  (state: EmployerState, page: number) => (): Promise<EmployerListResponse> =>
    callApi(calls.$get({ query: { state, page: String(page), limit: String(employersPerPage) } }))

export const sendSeen = (id: string, isSeen: boolean): Promise<{ message: string }> =>
  callApi(calls[':id'].seen.$put({ param: { id }, json: { isSeen } }))
