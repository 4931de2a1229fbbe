import type { InferResponseType } from 'hono/client'
import { callApi, apiClient } from '#site/lib/api.ts'

type SessionListResponse = InferResponseType<typeof apiClient.sessions.$get, 200>
export type OpenSession = SessionListResponse['sessions'][number]

export const sessionsKey = 'sessions'

export const fetchSessions = (): Promise<SessionListResponse> => callApi(apiClient.sessions.$get())

export const endSession = (id: string) =>
  callApi(apiClient.sessions[':id'].$delete({ param: { id } }))

export const endOtherSessions = () => callApi(apiClient.sessions.$delete())
