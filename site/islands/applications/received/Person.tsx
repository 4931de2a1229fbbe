import { useEffect, useRef } from 'react'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { applicantPlace } from '#services/applications/shared/applicant-place.ts'
import { dayOfMonth, firstWord } from '#services/platform/shared/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { ReceivedLinks } from './ApplicationActions.tsx'
import {
  type ApplicationFilter,
  jobTitleOf,
  type ListedApplication,
  listUrl
} from '../list/list-url.ts'
import { PersonBody } from './PersonBody.tsx'

/** Loaded with its validator when an application is opened. */
const AnswerForm = lazyWithRetry(async () => (await import('./AnswerForm.tsx')).AnswerForm)

interface Props {
  application: ListedApplication
  /** The applications before and after it in the list. */
  neighbours: { previous?: ListedApplication | undefined; next?: ListedApplication | undefined }
  filter: ApplicationFilter
  /** «15 aplicaciones»: the way back, when the person takes the place of the list. */
  listText: string
  onShow(id: string): void
  onClose(): void
  onChanged(changed: ListedApplication): void
}

/** The details of an application beside the list, with the answer always in view. */
export function Person(props: Props) {
  const { application, neighbours, filter, listText, onShow, onClose, onChanged } = props
  const { id, applicantName } = application
  const heading = useRef<HTMLHeadingElement>(null)
  const { next } = neighbours
  const goToNext = next && (() => onShow(next.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is shown
  useEffect(() => {
    if (!document.activeElement?.closest('.steps-nav')) heading.current?.focus()
  }, [id])
  return (
    <div className="person surface" role="dialog" aria-labelledby="persona">
      <p className="only-narrow">
        <InPlaceLink
          className="back"
          href={listUrl({ ...filter, shown: undefined })}
          onGo={onClose}
        >
          {listText}
        </InPlaceLink>
      </p>
      <header className="person-head">
        <Avatar
          fullName={applicantName}
          picture={null}
          size="m"
          id={application.applicantId ?? id}
        />
        <div>
          <h2 id="persona" ref={heading} tabIndex={-1} translate="no" dir="auto">
            {applicantName}
          </h2>
          <PersonLine application={application} filter={filter} />
        </div>
        <Steps {...props} />
      </header>
      <div className="person-body stack gap-5">
        <PersonBody application={application} />
      </div>
      <p className="answer-link">
        <a className="button primary" href="#contestar">
          <span>
            Contestar a <span dir="auto">{firstWord(application.applicantName)}</span>
          </span>
        </a>
      </p>
      <div className="answer-place" id="contestar">
        <AnswerForm key={id} application={application} onDone={onChanged} onNext={goToNext}>
          <ReceivedLinks application={application} />
        </AnswerForm>
      </div>
    </div>
  )
}

/** Place, job and date. */
function PersonLine({ application, filter }: Pick<Props, 'application' | 'filter'>) {
  const { jobId, appliedAt, isJobWithdrawn } = application
  const title = jobTitleOf(application)
  const place = applicantPlace(application.applicantSummary)
  return (
    <p className="muted small">
      <span className="dots">
        {place && (
          <span translate="no" dir="auto">
            {place}
          </span>
        )}
        {!filter.jobId && (
          <span dir="auto">{isJobWithdrawn ? title : <a href={`/jobs/${jobId}`}>{title}</a>}</span>
        )}
        <span>
          aplicó el <time dateTime={appliedAt}>{dayOfMonth(appliedAt)}</time>
        </span>
      </span>
    </p>
  )
}

function Steps({ neighbours, filter, onShow }: Props) {
  const step = (to: ListedApplication | undefined, label: string, path: string) =>
    to && (
      <InPlaceLink
        className="icon-button"
        href={listUrl({ ...filter, shown: to.id })}
        onGo={() => onShow(to.id)}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={path} />
        </svg>
        <span className="visually-hidden">{label}</span>
      </InPlaceLink>
    )
  return (
    <span className="steps-nav">
      {step(neighbours.previous, 'La anterior', 'M12 5l-5 5 5 5')}
      {step(neighbours.next, 'La siguiente', 'M8 5l5 5-5 5')}
    </span>
  )
}
