import type { JobResponse } from '#site/lib/api.ts'
import { detailCountdown } from '#site/lib/countdown.ts'
import { longDate } from '#site/lib/formats.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { JobChips } from './JobListItem.tsx'

interface Props {
  job: JobResponse
  now: number
  isLive: boolean
}

/** Title, dates, description and requirements of a job. */
export function JobText({ job, now, isLive }: Props) {
  return (
    <article className="job-text">
      <header className="stack">
        <h1>{job.title}</h1>
        <p className="lead">{`${job.companyName} · ${job.location}`}</p>
        <JobChips job={job} />
        <div className="dates">
          {isLive && <ExpiryMeter expiryDate={job.expiryDate} now={now} read={detailCountdown} />}
          <p className="muted small">
            Publicado el <time dateTime={job.postDate}>{longDate(job.postDate)}</time>
            {isLive ? ' · caduca el ' : ' · caducó el '}
            <time dateTime={job.expiryDate}>{longDate(job.expiryDate)}</time>
          </p>
        </div>
      </header>
      <section>
        <h2>Descripción</h2>
        <p className="text">{job.description}</p>
      </section>
      {job.requirements && (
        <section>
          <h2>Requisitos</h2>
          <p className="text">{job.requirements}</p>
        </section>
      )}
    </article>
  )
}
