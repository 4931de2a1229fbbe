import type { ReactNode } from 'react'
import type { JobResponse } from '#site/lib/api.ts'
import { detailCountdown } from '#site/lib/countdown.ts'
import { longDate, longDateAndTime } from '#services/platform/shared/formats.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { ExpiryMeter } from '../cards/ExpiryMeter.tsx'
import { ServerHtml } from '../cards/ServerHtml.tsx'
import { jobWords } from '#services/words/words.ts'

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
      <ServerHtml className="contents job-heading" part="heading">
        {heading}
      </ServerHtml>
      <div className="row dates">
        {isLive && <ExpiryMeter expiryDate={job.expiryDate} now={now} read={detailCountdown} />}
        <p className="muted small dots">
          <span>
            {jobWords.publishedOn}
            <time dateTime={job.postDate}>{longDate(job.postDate)}</time>
          </span>
          {!job.outcome && (
            <>
              <Separator />
              <span>
                {isLive ? jobWords.expiresOn : jobWords.expiredOn}
                <time dateTime={job.expiryDate}>{longDateAndTime(job.expiryDate)}</time>
              </span>
            </>
          )}
        </p>
      </div>
      <ServerHtml className="contents job-terms" part="terms">
        {terms}
      </ServerHtml>
    </header>
  )
}
