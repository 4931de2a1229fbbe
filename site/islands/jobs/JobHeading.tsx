import { Fragment } from 'react'
import type { JobPageData, PreviewedJob } from '#services/pages/contract.ts'
import { distanceText } from '#site/lib/formats.ts'
import { Separator } from '#site/ui/Separator.tsx'

/** Title, employer and place of a job: rendered by the server alone. */
export function JobHeading({
  job,
  facts: { role }
}: Pick<JobPageData<PreviewedJob>, 'job' | 'facts'>) {
  return (
    <>
      <h1>{job.title}</h1>
      <p className="lead">
        <b>{job.companyName}</b>
        <Separator />
        <span className="dots">
          <span className="place">{job.location}</span>
          {job.distanceKm !== undefined && (
            <>
              <Separator />
              <span>{distanceText(job.distanceKm)}</span>
            </>
          )}
        </span>
      </p>
      <p className="chips">
        {[role, job.jobType, job.experience].filter(Boolean).map((text, nth) => (
          <Fragment key={text}>
            {nth > 0 && <Separator />}
            <span className="chip">{text}</span>
          </Fragment>
        ))}
      </p>
    </>
  )
}
