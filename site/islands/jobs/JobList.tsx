import { Pagination } from '#site/ui/Pagination.tsx'
import type { JobListResponse } from '#site/lib/api.ts'
import { feedPath, type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { JobListItem } from './JobListItem.tsx'
import { useNewestJobs } from './use-newest-jobs.ts'
import { useJobMatches } from './use-job-matches.ts'
import { useHighlights } from './use-highlights.ts'

interface Props {
  search: JobListSearch
  found: JobListResponse
  now: number
  /** The job that was just posted from this page. */
  newJob: string | undefined
  onGo(search: JobListSearch): void
}

/** One page of the results, and the pagination. */
export function JobList({ search, found, now, newJob, onGo }: Props) {
  const { jobs, meta } = found
  const list = useHighlights(search.keyword, jobs)
  const newest = useNewestJobs(found, now)
  const matches = useJobMatches(jobs)
  const { near, location } = search
  const place = String(new URLSearchParams(near ? { near } : { location }))
  return (
    <>
      <ul className="cards" ref={list}>
        {jobs.map(job => (
          <JobListItem
            key={job.id}
            job={job}
            now={now}
            isJustPosted={job.id === newJob}
            isNew={newest.has(job.id)}
            comparesPay={search.sort === 'sueldo'}
            match={matches[job.id]}
            place={place}
          />
        ))}
      </ul>
      <div className="job-list-footer">
        <Pagination
          page={search.page}
          totalPages={meta.totalPages}
          hrefOf={page => searchPath({ ...search, page })}
          onGo={page => onGo({ ...search, page })}
        />
        <a className="feed" href={feedPath(search)}>
          Avisos de esta búsqueda en tu lector (RSS)
        </a>
      </div>
    </>
  )
}
