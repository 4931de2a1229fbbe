import { Pagination } from '#site/ui/Pagination.tsx'
import type { JobListResponse, JobSummary } from '#site/lib/api.ts'
import { feedPath, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { useShownChanges } from '#site/ui/use-shown-changes.ts'
import { JobListItem } from './JobListItem.tsx'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#site/stores/use-session.ts'
import type { JobMatches } from './match-jobs.ts'
import { startListVisit } from '#site/lib/browser/list-visits.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'
import { listWords, speech } from '#services/words/words.ts'

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
  useShownChanges(list, jobs)
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
            town={meta.around?.name}
            place={place}
          />
        ))}
      </ul>
      <div className="split job-list-footer">
        <Pagination
          page={search.page}
          totalPages={meta.totalPages}
          hrefOf={page => searchPath({ ...search, page })}
          onGo={page => onGo({ ...search, page })}
        />
        <a className="tall" href={speech.path(feedPath(search))}>
          {listWords.feed}
        </a>
      </div>
    </>
  )
}

/** Highlights the words of the search in the list; the code for it is loaded with the first words. */
function useHighlights(keyword: string, jobs: JobSummary[]) {
  const list = useRef<HTMLUListElement>(null)
  const hasPainted = useRef(false)
  useEffect(() => {
    const shown = list.current
    if (!shown || !jobs.length || !(keyword || hasPainted.current)) return
    hasPainted.current = true
    import('./highlights.ts').then(part => part.highlightMatches(shown, keyword), console.error)
  }, [keyword, jobs])
  return list
}

/** Matches of the applicant's profile with each job; the page itself is the same for all visitors. */
function useJobMatches(jobs: JobSummary[]): JobMatches {
  const session = useSession()
  const [matches, setMatches] = useState<JobMatches>({})
  const user = session.state === 'user' && session.user
  useEffect(() => {
    if (user) import('./match-jobs.ts').then(part => part.matchJobs(user, jobs).then(setMatches))
  }, [user, jobs])
  return matches
}

/** The ids of the jobs of a page that are new to this visitor; `now` is the time of the page. */
function useNewestJobs({ jobs }: JobListResponse, now: number): ReadonlySet<string> {
  const [since, setSince] = useState(() => firstVisitAt(now))
  useEffect(() => {
    onPageActivated(() => setSince(startListVisit(Date.now())))
  }, [])
  return newestJobs(jobs, since)
}
