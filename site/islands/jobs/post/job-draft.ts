import type { PostJob } from '#services/jobs/posting/contract.ts'
import { DraftJob, ReviseDraft } from '#services/jobs/drafts/contract.ts'
import { ApiError, apiClient, callApi, type JobResponse } from '#site/lib/api.ts'

export { DraftJob }

const client = apiClient['job-drafts']

/** Creates a draft, or replaces its whole content. */
export function saveDraft(id: string | undefined, request: DraftJob): Promise<object> {
  if (!id) return callApi(client.$post({ json: request }))
  return callApi(client[':id'].$patch({ param: { id }, json: toReplacement(request) }))
}

/** A field that the request does not have is cleared. */
function toReplacement(request: PostJob | DraftJob): ReviseDraft {
  const given: Record<string, unknown> = request
  const fields = Object.keys(ReviseDraft.shape).map(name => [name, given[name] ?? null])
  return ReviseDraft.parse(Object.fromEntries(fields))
}

/** Posts a new job, or a draft with the present values. */
export async function publishJob(
  id: string | undefined,
  json: PostJob
): Promise<Pick<JobResponse, 'id' | 'heldFor'>> {
  if (!id) return callApi(apiClient.jobs.$post({ json }))
  const param = { id }
  const saved = callApi(client[':id'].$patch({ param, json: toReplacement(json) }))
  await saved.catch(ignorePublished)
  return callApi(client[':id'].publish.$post({ param }))
}

/** The response to an earlier attempt may have been lost. */
function ignorePublished(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error
}
