import { apiClient, type ApplicationResponse, callApi } from '#site/lib/api.ts'

/** The user's application to a job; null when there is none, or another one may be sent. */
export async function findOwnApplication(jobId: string): Promise<ApplicationResponse | null> {
  const query = { scope: 'sent', jobId, page: '1', limit: '1' } as const
  const { applications } = await callApi(apiClient.applications.$get({ query }))
  const [own] = applications
  return own && (own.withdrawnAt === null || own.status === 'rejected') ? own : null
}
