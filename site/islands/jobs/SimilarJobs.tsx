import type { JobSummary } from '#site/lib/api.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'
import { JobListItem } from './JobListItem.tsx'

interface Props {
  jobs: JobSummary[]
  /** Milliseconds. */
  now: number
}

/** Below a job, also one that has expired: rendered by the server alone. */
export function SimilarJobs({ jobs, now }: Props) {
  if (!jobs.length) return null
  const newest = newestJobs(jobs, firstVisitAt(now))
  return (
    <section className="similar no-print" aria-labelledby="parecidos">
      <h2 id="parecidos">Empleos parecidos</h2>
      <ul className="cards three">
        {jobs.map(job => (
          <JobListItem key={job.id} job={job} now={now} isNew={newest.has(job.id)} />
        ))}
      </ul>
    </section>
  )
}
