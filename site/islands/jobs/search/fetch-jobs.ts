import { jobsPerPage } from '#events/limits/jobs.ts'
import { callApi, apiClient, type JobListResponse } from '#site/lib/api.ts'
import { type JobListSearch, toQueryParams } from '#services/jobs/shared/search-url.ts'

export function fetchJobs(search: JobListSearch): Promise<JobListResponse> {
  return fetchPage(search, jobsPerPage)
}

/** The number of jobs, without the jobs themselves. */
export async function countJobs(search: JobListSearch): Promise<JobListResponse['meta']> {
  const { meta } = await fetchPage({ ...search, page: 1 }, 1)
  return meta
}

function fetchPage(search: JobListSearch, limit: number): Promise<JobListResponse> {
  const query = { page: '1', limit: String(limit), ...toQueryParams(search) }
  return callApi(apiClient.jobs.$get({ query }))
}
