import type { JobSummary } from '#site/lib/api.ts'
import { emptySearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'
import { JobListItem } from '../cards/JobListItem.tsx'
import { jobWords } from '#services/words/words.ts'

interface Props {
  jobs: JobSummary[]
  /** Milliseconds. */
  now: number
  /** The place of the job itself, when it is known: there is a list of the jobs around it. */
  center: Pick<JobSummary, 'location' | 'place'>
}

const radius = 50

/** Stands below a job, also an expired one; rendered by the server only. */
export function SimilarJobs({ jobs, now, center: { location, place } }: Props) {
  if (!jobs.length) return null
  const newest = newestJobs(jobs, firstVisitAt(now))
  const near = jobs.filter(({ distanceKm }) => distanceKm !== undefined && distanceKm <= radius)
  const areAllNear = near.length === jobs.length
  return (
    <section className="stack gap-3 similar no-print" aria-labelledby="parecidos">
      <div className="split">
        <h2 id="parecidos">{areAllNear ? jobWords.similarNear : jobWords.similar}</h2>
        {near.length > 0 && place && (
          <a
            className="line"
            href={searchPath({ ...emptySearch, location, near: place, radius: String(radius) })}
          >
            {jobWords.allWithin(radius)}
          </a>
        )}
      </div>
      <ul className="cards three">
        {jobs.map(job => (
          <JobListItem
            key={job.id}
            job={job}
            now={now}
            isNew={newest.has(job.id)}
            town={place ? location.split(',', 1)[0] : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
