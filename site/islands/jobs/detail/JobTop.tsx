import type { ReactNode } from 'react'
import type { JobResponse } from '#site/lib/api.ts'
import { detailCountdown } from '#site/lib/countdown.ts'
import { longDate, longDateAndTime } from '#services/platform/shared/spanish-formats.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { ExpiryMeter } from '../cards/ExpiryMeter.tsx'
import { ServerHtml } from '../cards/ServerHtml.tsx'

interface Props {
  job: Pick<JobResponse, 'expiryDate' | 'postDate' | 'outcome'>
  now: number
  isLive: boolean
  /** Rendered by the server only. */
  heading: ReactNode
  terms: ReactNode
}

/** The head of a job: title, employer, dates and terms. */
export function JobTop({ job, now, isLive, heading, terms }: Props) {
  return (
    <header className="job-top stack">
      <ServerHtml className="job-heading">{heading}</ServerHtml>
      <div className="dates">
        {isLive && <ExpiryMeter expiryDate={job.expiryDate} now={now} read={detailCountdown} />}
        <p className="muted small dots">
          <span>
            Publicado el <time dateTime={job.postDate}>{longDate(job.postDate)}</time>
          </span>
          {!job.outcome && (
            <>
              <Separator />
              <span>
                {isLive ? 'caduca el ' : 'caducó el '}
                <time dateTime={job.expiryDate}>{longDateAndTime(job.expiryDate)}</time>
              </span>
            </>
          )}
        </p>
      </div>
      <ServerHtml className="job-terms">{terms}</ServerHtml>
    </header>
  )
}
