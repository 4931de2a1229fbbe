import type { ReactNode } from 'react'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import type { ListedApplication } from '../list/list-url.ts'
import { applicationWords, speech } from '#services/words/words.ts'

interface Props {
  application: ListedApplication
  /** Further actions of the applicant. */
  children: ReactNode
}

/** The applicant's actions at the end of the details. */
export function SentActions({ application, children }: Props) {
  const { employerId, isJobWithdrawn, isEmployerDeleted } = application
  const hasLinks = !isEmployerDeleted || children
  return (
    <>
      {isEmployerDeleted && <p className="muted">{applicationWords.employerGone}</p>}
      {hasLinks && (
        <div className="actions">
          {!isEmployerDeleted && (
            <a className="button primary" href={conversationUrl(employerId)}>
              {applicationWords.writeToCompany}
            </a>
          )}
          {!isEmployerDeleted && !isJobWithdrawn && <JobLink application={application} />}
          {children}
        </div>
      )}
    </>
  )
}

/** Links beside the answer of an employer. */
export function ReceivedLinks({ application }: { application: ListedApplication }) {
  const { personId, isJobWithdrawn } = application
  return (
    <>
      <a className="button quiet" href={conversationUrl(personId)}>
        {applicationWords.writeMessage}
      </a>
      {!isJobWithdrawn && <JobLink application={application} />}
    </>
  )
}

const JobLink = ({ application: { jobId } }: { application: ListedApplication }) => (
  <a className="button quiet" href={speech.path(`/jobs/${jobId}`)}>
    {applicationWords.seeAd}
  </a>
)
