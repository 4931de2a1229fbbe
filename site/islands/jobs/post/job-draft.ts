import type { PostJob } from '#services/jobs/contract.ts'
import { DraftJob, ReviseDraft } from '#services/jobs/draft-contract.ts'
import { ApiError, apiClient, callApi, type JobResponse } from '#site/lib/api.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { toJobRequest } from './job-form-values.ts'

export { DraftJob }

/** What is filled in so far; pay without an amount is not said yet. */
export function toDraftRequest(values: FormValues): Record<string, unknown> {
  const { pay, ...request } = toJobRequest(values)
  const hasAmount = Boolean(values['pay.min']?.trim() || values['pay.max']?.trim())
  return { ...request, ...(hasAmount && { pay }), draft: true }
}

/** Creates a draft, or replaces everything that it says. */
export function saveDraft(id: string | undefined, request: DraftJob): Promise<object> {
  if (!id) return callApi(apiClient.jobs.$post({ json: request }))
  return callApi(apiClient.jobs[':id'].$patch({ param: { id }, json: toReplacement(request) }))
}

/** A field that the request does not have is cleared. */
function toReplacement(request: PostJob | DraftJob): ReviseDraft {
  const given: Record<string, unknown> = { ...request, draft: true }
  const fields = Object.keys(ReviseDraft.shape).map(name => [name, given[name] ?? null])
  return ReviseDraft.parse(Object.fromEntries(fields))
}

/** Posts a new job, or the draft with what is filled in now. */
export async function publishJob(
  id: string | undefined,
  json: PostJob
): Promise<Pick<JobResponse, 'id' | 'heldFor'>> {
  if (!id) return callApi(apiClient.jobs.$post({ json }))
  const param = { id }
  const saved = callApi(apiClient.jobs[':id'].$patch({ param, json: toReplacement(json) }))
  await saved.catch(ignorePublished)
  return callApi(apiClient.jobs[':id'].publish.$post({ param }))
}

/** The response to an earlier attempt may have been lost. */
function ignorePublished(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error
}
