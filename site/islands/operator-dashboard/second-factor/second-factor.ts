import type { InferResponseType } from 'hono/client'
import type { EnrolSecondFactor } from '#services/auth/shared/contract.ts'
import { callApi, apiClient } from '#site/lib/api.ts'

const calls = apiClient['second-factor']

export type SecondFactorState = InferResponseType<typeof calls.$get, 200>
export type Enrolment = InferResponseType<typeof calls.$post, 200>

export const secondFactorKey = 'second-factor'

export const fetchSecondFactor = (): Promise<SecondFactorState> => callApi(calls.$get())

export const startEnrolment = (json: EnrolSecondFactor): Promise<Enrolment> =>
  callApi(calls.$post({ json }))

export const confirmEnrolment = (json: { code: string }) =>
  callApi(calls.confirmation.$post({ json }))

export const switchOff = (json: { code: string }) => callApi(calls.$delete({ json }))
