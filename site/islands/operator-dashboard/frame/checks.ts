import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'

type ChecksResponse = InferResponseType<typeof apiClient.operator.checks.$get, 200>

export const checksKey = 'operator-checks'

export const fetchChecks = (): Promise<ChecksResponse> => callApi(apiClient.operator.checks.$get())
