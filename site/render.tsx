import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { JobDetail } from './islands/jobs/JobDetail.tsx'
import { JobSearch } from './islands/jobs/JobSearch.tsx'
import type { JobSearchData } from './islands/jobs/data.ts'
import type { JobView } from './lib/api.ts'

/** What the server puts into the pages that it fills; `prefix` is what Astro gave the island. */
export function renderJobSearch(data: JobSearchData, prefix: string): string {
  return renderToString(<JobSearch data={data} />, { identifierPrefix: prefix })
}

export function renderJobDetail(job: JobView, now: number): string {
  return renderToStaticMarkup(<JobDetail job={job} now={now} />)
}
