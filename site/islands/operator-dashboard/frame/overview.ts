import type { InferResponseType } from 'hono/client'
import { callApi, apiClient } from '#site/lib/api.ts'

export type OverviewResponse = InferResponseType<typeof apiClient.operator.overview.$get, 200>
export type OverviewDay = OverviewResponse['days'][number]
export type DeadLetterResponse = OverviewResponse['deadLetters'][number]

export const overviewKey = 'operator'

export const fetchOverview = (): Promise<OverviewResponse> =>
  callApi(apiClient.operator.overview.$get())
