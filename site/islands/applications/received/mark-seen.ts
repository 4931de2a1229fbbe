import { apiClient, callApi } from '#site/lib/api.ts'
import { refreshUnseen } from '#site/stores/unseen.ts'
import type { ListedApplication } from '../list/list-url.ts'

/** Marks these as seen by the user; one that fails stays new. */
export async function markSeen(applications: readonly ListedApplication[]): Promise<void> {
  const unseen = applications.filter(({ isUnseen }) => isUnseen)
  if (!unseen.length) return
  const call = apiClient.applications[':id'].seen
  await Promise.allSettled(unseen.map(({ id }) => callApi(call.$put({ param: { id } }))))
  await refreshUnseen()
}
