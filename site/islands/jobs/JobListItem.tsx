import { Fragment } from 'react'
import { cardFacts } from '#services/jobs/card-facts.ts'
import type { JobMatch } from '#services/jobs/job-match.ts'
import type { JobSummary as Job } from '#site/lib/api.ts'
import { isRecent, timeAgo } from '#site/lib/time-ago.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { JobCardPhoto, photoClass } from './JobPhotos.tsx'
import { SaveJob } from './SaveJob.tsx'
import { Separator } from '#site/ui/Separator.tsx'

interface OwnState {
  look: string
  text: string
}

interface Props {
  job: Job
  now: number
  /** It was just published from here. */
  isNew?: boolean
  /** What the visitor's profile has of what it asks. */
  match?: JobMatch | undefined
  /** The place of the search, as an address writes it: the page of the job says how far it is. */
  place?: string
  /** What the visitor's own application has come to, in place of its age. */
  own?: OwnState | undefined
}

/** A job in a list. The link of its title covers the whole card. */
export function JobListItem({ job, now, isNew, match, place, own }: Props) {
  return (
    <li>
      <article className={`card job-card${isNew ? ' just-posted' : ''}${photoClass(job.photo)}`}>
        <h3>
          <a
            className="card-link"
            href={`/jobs/${job.id}${place && job.distanceKm ? `?${place}` : ''}`}
          >
            {job.title}
          </a>
        </h3>
        <JobCardPhoto path={job.photo} />
        <SaveJob id={job.id} title={`${job.title}, ${job.companyName}`} />
        <JobCardBody job={job} now={now} match={match} own={own} />
      </article>
    </li>
  )
}

/** In the preview of a job, fields may be missing. */
type CardJob = Pick<Job, 'companyName' | 'location' | 'postDate' | 'expiryDate'> &
  Pick<Partial<Job>, 'description' | 'distanceKm' | 'pay' | 'housing' | 'hours' | 'asks'> & {
    jobType: Job['jobType'] | undefined
  }

interface BodyProps {
  job: CardJob
  now: number
  match?: JobMatch | undefined
  own?: OwnState | undefined
}

/** The lines below the title of a card. */
export function JobCardBody({ job, now, match, own }: BodyProps) {
  return (
    <>
      <p className="who">
        <b>{job.companyName}</b>
        <Separator />
        <span className="dots">
          <span>{job.location}</span>
          {Boolean(job.distanceKm) && (
            <>
              <Separator />
              <span>{`a\u00a0${job.distanceKm}\u00a0km`}</span>
            </>
          )}
        </span>
      </p>
      {job.description && <p className="lines">{job.description}</p>}
      <JobChips job={job} />
      <div className="foot">
        {own ? (
          <span className={`tag ${own.look}`}>{own.text}</span>
        ) : (
          <p className="row">
            {isRecent(job.postDate, now) && (
              <>
                <span className="tag new">Nuevo</span>
                <Separator />
              </>
            )}
            <span>
              <span className="visually-hidden">Publicado </span>
              <time dateTime={job.postDate}>{timeAgo(job.postDate, now)}</time>
            </span>
          </p>
        )}
        <ExpiryMeter expiryDate={job.expiryDate} now={now} hidesFullPole />
        {match?.brief && <p className={match.isSomeMet ? 'match has' : 'match'}>{match.brief}</p>}
      </div>
    </>
  )
}

/** What is offered, pay first. */
function JobChips({ job }: { job: CardJob }) {
  const { pay, isPayTold, others } = cardFacts(job)
  const chips = [...others, job.jobType].filter(Boolean)
  return (
    <p className="chips">
      <span className={isPayTold ? 'chip pay' : 'chip untold'}>{pay}</span>
      {chips.map(text => (
        <Fragment key={text}>
          <Separator />
          <span className="chip">{text}</span>
        </Fragment>
      ))}
    </p>
  )
}
