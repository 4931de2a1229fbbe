import { asksByWeight } from '#services/jobs/job-facts.ts'
import { weightLabels } from '#services/jobs/labels.ts'
import type { JobResponse } from '#site/lib/api.ts'

/** What a job asks, in three weights, then in its own words; nothing when it asks nothing. */
export function JobRequirements({ job }: { job: JobResponse }) {
  const groups = asksByWeight(job)
  if (!groups.length && !job.requirements) return null
  return (
    <section>
      <h2>Requisitos</h2>
      {groups.map(({ weight, asks }) => (
        <div className={`asks ${weight}`} key={weight}>
          <h3>{weightLabels[weight]}</h3>
          <ul>
            {asks.map(ask => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
      ))}
      {job.requirements && <p className="text">{job.requirements}</p>}
    </section>
  )
}
