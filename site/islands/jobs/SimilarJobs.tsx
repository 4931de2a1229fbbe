import type { JobSummary } from '#site/lib/api.ts'
import { JobListItem } from './JobListItem.tsx'

interface Props {
  jobs: JobSummary[]
  /** Milliseconds. */
  now: number
}

/** Below a job, also one that has expired: rendered by the server alone. */
export function SimilarJobs({ jobs, now }: Props) {
  if (!jobs.length) return null
  return (
    <section className="similar no-print" aria-labelledby="parecidos">
      <h2 id="parecidos">Empleos parecidos</h2>
      <ul className="cards three">
        {jobs.map(job => (
          <JobListItem key={job.id} job={job} now={now} />
        ))}
      </ul>
    </section>
  )
}
