import type { ReactNode } from 'react'
import { cardFacts } from '#services/jobs/card-facts.ts'
import type { JobSummary as Job } from '#site/lib/api.ts'
import { dayAndMonth } from '#site/lib/formats.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { JobCardPhoto } from './JobPhotos.tsx'

interface Props {
  job: Job
  now: number
  /** It was just published from here. */
  isNew?: boolean
}

/** A job in a list. The link of its title covers the whole card. */
export function JobListItem({ job, now, isNew }: Props) {
  return (
    <li>
      <article className={isNew ? 'card just-posted' : 'card'}>
        <h3>
          <a className="card-link" href={`/jobs/${job.id}`}>
            {job.title}
          </a>
        </h3>
        <JobCardPhoto path={job.photo} />
        <JobCardBody job={job} now={now}>
          {isNew && <span className="chip new">Nuevo</span>}
        </JobCardBody>
      </article>
    </li>
  )
}

/** In the preview of a job, fields may be missing. */
interface JobFacetValues {
  jobType: Job['jobType'] | undefined
  experience: Job['experience'] | undefined
}

type CardJob = Pick<Job, 'companyName' | 'location' | 'postDate' | 'expiryDate'> &
  Pick<Partial<Job>, 'description' | 'pay' | 'housing' | 'hours' | 'asks'> &
  JobFacetValues

interface BodyProps {
  job: CardJob
  now: number
  children?: ReactNode
}

/** The lines below the title of a card. */
export function JobCardBody({ job, now, children }: BodyProps) {
  return (
    <>
      <p className="who">
        <b>{job.companyName}</b>
        <span className="muted">{job.location}</span>
      </p>
      {job.description && <p className="lines">{job.description}</p>}
      <JobChips job={job}>{children}</JobChips>
      <div className="time">
        <ExpiryMeter expiryDate={job.expiryDate} now={now} />
        <p className="muted small">
          <span className="visually-hidden">Publicado el </span>
          <time dateTime={job.postDate}>{dayAndMonth(job.postDate)}</time>
        </p>
      </div>
    </>
  )
}

interface ChipsProps {
  job: CardJob
  children?: ReactNode
}

/** What is offered, pay first. */
function JobChips({ job, children }: ChipsProps) {
  const { pay, isPayTold, others } = cardFacts(job)
  return (
    <p className="chips">
      {children}
      <span className={isPayTold ? 'chip pay' : 'chip untold'}>{pay}</span>
      {others.map(text => (
        <span className="chip" key={text}>
          {text}
        </span>
      ))}
      {job.jobType && <span className="chip">{job.jobType}</span>}
      {job.experience && <span className="chip">{job.experience}</span>}
    </p>
  )
}
