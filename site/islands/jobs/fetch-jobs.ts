import { jobsPerPage } from '#services/jobs/contract.ts'
import { callApi, apiClient, type JobListResponse } from '#site/lib/api.ts'
import { type SearchState, toQueryParams } from '#site/lib/search-state.ts'

export function fetchJobs(search: SearchState): Promise<JobListResponse> {
  return fetchPage(search, jobsPerPage)
}

/** How many there are, without fetching them. */
export async function countJobs(search: SearchState): Promise<JobListResponse['meta']> {
  const { meta } = await fetchPage({ ...search, page: 1 }, 1)
  return meta
}

function fetchPage(search: SearchState, limit: number): Promise<JobListResponse> {
  const query = { page: '1', limit: String(limit), ...toQueryParams(search) }
  return callApi(apiClient.jobs.$get({ query }))
}
