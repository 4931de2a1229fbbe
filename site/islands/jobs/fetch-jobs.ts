import { jobsPerPage } from '#services/jobs/contract.ts'
import { answerOf, api, type JobPage } from '#site/lib/api.ts'
import { type SearchState, writeSearch } from '#site/lib/search-state.ts'

export function askJobs(search: SearchState): Promise<JobPage> {
  return ask(search, jobsPerPage)
}

/** How many there are, without fetching them. */
export async function countJobs(search: SearchState): Promise<JobPage['meta']> {
  const { meta } = await ask({ ...search, page: 1 }, 1)
  return meta
}

function ask(search: SearchState, limit: number): Promise<JobPage> {
  const query = { page: '1', limit: String(limit), ...writeSearch(search) }
  return answerOf(api.jobs.$get({ query }))
}
