import type { JobPageData, PreviewedJob } from '#services/pages/contract.ts'

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
        <span className="dots">
          <span className="place">{job.location}</span>
          {Boolean(job.distanceKm) && <span>{`a\u00a0${job.distanceKm}\u00a0km`}</span>}
        </span>
      </p>
      <p className="chips">
        {role && <span className="chip">{role}</span>}
        {job.jobType && <span className="chip">{job.jobType}</span>}
        {job.experience && <span className="chip">{job.experience}</span>}
      </p>
    </>
  )
}
