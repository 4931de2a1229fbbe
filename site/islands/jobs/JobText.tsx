import type { ReactNode } from 'react'
import type { JobResponse } from '#site/lib/api.ts'
import { detailCountdown } from '#site/lib/countdown.ts'
import { longDate } from '#site/lib/formats.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { ServerHtml } from './ServerHtml.tsx'

interface Props {
  job: JobResponse
  role: string | undefined
  now: number
  isLive: boolean
  /** Only on the server. */
  sections: ReactNode
}

/** What a job says: title and dates, and its sections. */
export function JobText({ job, role, now, isLive, sections }: Props) {
  return (
    <article className="job-text">
      <header className="stack">
        <h1>{job.title}</h1>
        <p className="lead">
          <b>{job.companyName}</b>
          <span className="place">{job.location}</span>
        </p>
        <p className="chips">
          {role && <span className="chip">{role}</span>}
          <span className="chip">{job.jobType}</span>
          {job.experience && <span className="chip">{job.experience}</span>}
        </p>
        <div className="dates">
          {isLive && <ExpiryMeter expiryDate={job.expiryDate} now={now} read={detailCountdown} />}
          <p className="muted small">
            Publicado el <time dateTime={job.postDate}>{longDate(job.postDate)}</time>
            {!job.outcome && (
              <>
                {isLive ? ' · caduca el ' : ' · caducó el '}
                <time dateTime={job.expiryDate}>{longDate(job.expiryDate)}</time>
              </>
            )}
          </p>
        </div>
      </header>
      <ServerHtml className="job-sections">{sections}</ServerHtml>
    </article>
  )
}
