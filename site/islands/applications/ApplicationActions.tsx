import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { type ListedApplication, employerGone } from './list-url.ts'

/** Links of an application. A guest has no account and gets no messages. */
export function ApplicationActions({
  application,
  isEmployer
}: {
  application: ListedApplication
  isEmployer: boolean
}) {
  const { jobId, employerId, applicantId, isJobWithdrawn, isEmployerDeleted } = application
  if (isEmployerDeleted) return <p className="muted">{employerGone}</p>
  const other = isEmployer ? applicantId : employerId
  if (!other && isJobWithdrawn) return null
  return (
    <div className="actions">
      {other && (
        <a className="button primary" href={conversationUrl(other)}>
          {isEmployer ? 'Escribir un mensaje' : 'Escribir a la empresa'}
        </a>
      )}
      {!isJobWithdrawn && (
        <a className={`button ${other ? 'quiet' : 'secondary'}`} href={`/jobs/${jobId}`}>
          Ver el anuncio
        </a>
      )}
    </div>
  )
}
