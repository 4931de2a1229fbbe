import { ownWords } from '#site/ui/own-words.ts'
import { Fragment } from 'react'
import { cardFacts } from '#services/jobs/shared/card-facts.ts'
import { comparedPay } from '#services/jobs/shared/pay-text.ts'
import type { JobMatch } from '#services/jobs/shared/job-match.ts'
import type { JobSummary as Job } from '#site/lib/api.ts'
import { distanceText } from '#site/lib/formats.ts'
import { joinUnits } from '#services/platform/shared/formats.ts'
import { timeAgo } from '#site/lib/time-ago.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { JobCardPhoto, photoClass } from './JobPhotos.tsx'
import { SaveJob } from './SaveJob.tsx'
import { Separator } from '#site/ui/Separator.tsx'
import { cardWords, jobTypeLabels, speech } from '#services/words/words.ts'

interface OwnState {
  look: string
  text: string
}

interface Props {
  job: Job
  now: number
  /** True when it was just published from here. */
  isJustPosted?: boolean
  isNew?: boolean | undefined
  /** True in the order of pay: pay by other periods is converted to a month. */
  comparesPay?: boolean | undefined
  /** True when all jobs of the list are of its employer. */
  isAmongOwn?: boolean | undefined
  /** The match of the visitor's profile with its requirements. */
  match?: JobMatch | undefined
  /** The municipality from which its distance is counted. */
  town?: string | undefined
  /** The place of the search, as an address writes it: the page of the job then shows the distance. */
  place?: string
  /** The state of the visitor's own application, shown in place of its age. */
  own?: OwnState | undefined
}

/** A job in a list. The link of its title covers the whole card. */
export function JobListItem({ job, isJustPosted, place, ...body }: Props) {
  const hasDistance = job.distanceKm !== undefined
  return (
    <li>
      <article
        className={`card job-card${isJustPosted ? ' just-posted' : ''}${photoClass(job.photo)}`}
      >
        <h3>
          <a
            className="card-link"
            href={speech.path(`/jobs/${job.id}${place && hasDistance ? `?${place}` : ''}`)}
            aria-label={`${job.title}, ${job.companyName}`}
            {...ownWords}
          >
            {joinUnits(job.title)}
          </a>
        </h3>
        <JobCardPhoto path={job.photo} />
        <SaveJob id={job.id} title={`${job.title}, ${job.companyName}`} />
        <JobCardBody job={job} {...body} />
      </article>
    </li>
  )
}

/** The job of a preview may lack fields. */
type CardJob = Pick<Job, 'companyName' | 'location' | 'postDate' | 'expiryDate'> &
  Pick<
    Partial<Job>,
    'description' | 'distanceKm' | 'pay' | 'housing' | 'hours' | 'ownHorse' | 'asks'
  > & {
    jobType: Job['jobType'] | undefined
  }

interface BodyProps
  extends Pick<Props, 'now' | 'isNew' | 'comparesPay' | 'isAmongOwn' | 'match' | 'town' | 'own'> {
  job: CardJob
}

/** The lines below the title of a card. */
export function JobCardBody({
  job,
  now,
  isNew,
  comparesPay,
  isAmongOwn,
  match,
  town,
  own
}: BodyProps) {
  const distance = distanceText(job, town)
  return (
    <>
      <p className="who">
        {!isAmongOwn && (
          <>
            <b translate="no" {...ownWords}>
              {job.companyName}
            </b>
            <Separator />
          </>
        )}
        <span className="dots">
          <span translate="no" {...ownWords}>
            {job.location}
          </span>
          {distance && (
            <>
              <Separator />
              <span>{distance}</span>
            </>
          )}
        </span>
      </p>
      {job.description && (
        <p className="lines" {...ownWords}>
          {joinUnits(job.description)}
        </p>
      )}
      <JobChips job={job} comparesPay={comparesPay} />
      <div className="foot split muted small">
        {own ? (
          <span className={`tag ${own.look}`}>{own.text}</span>
        ) : (
          <PostTime postDate={job.postDate} now={now} isNew={isNew} />
        )}
        <ExpiryMeter expiryDate={job.expiryDate} now={now} hidesFullPole />
        {match?.brief && <p className={match.isSomeMet ? 'match has' : 'match'}>{match.brief}</p>}
      </div>
    </>
  )
}

/** The time since the publication, or that the job is new. */
function PostTime({
  postDate,
  now,
  isNew
}: Pick<BodyProps, 'now' | 'isNew'> & { postDate: string }) {
  return isNew ? (
    <span className="tag new">{cardWords.isNew}</span>
  ) : (
    <span>
      <span className="visually-hidden">{cardWords.published}</span>
      <time dateTime={postDate}>{joinUnits(timeAgo(postDate, now))}</time>
    </span>
  )
}

/** The offer, pay first. */
function JobChips({ job, comparesPay }: Pick<BodyProps, 'job' | 'comparesPay'>) {
  const { pay, isPayTold, others } = cardFacts(job)
  const chips = [
    comparesPay ? comparedPay(job) : '',
    ...others,
    job.jobType && jobTypeLabels[job.jobType]
  ].filter(Boolean)
  return (
    <p className="chips">
      {isPayTold ? (
        <span className="chip pay" translate="no">
          {pay}
        </span>
      ) : (
        pay && <span className="chip untold">{pay}</span>
      )}
      {chips.map((text, index) => (
        <Fragment key={text}>
          {(pay || index > 0) && <Separator />}
          <span className="chip">{text}</span>
        </Fragment>
      ))}
    </p>
  )
}
