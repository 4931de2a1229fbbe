import { conversationUrl } from '#site/islands/messages/conversations.ts'
import type { ApplicationResponse } from './list-url.ts'

/** Links of an application. A guest has no account and gets no messages. */
export function ApplicationActions({
  application,
  isEmployer
}: {
  application: ApplicationResponse
  isEmployer: boolean
}) {
  const { jobId, employerId, applicantId } = application
  const other = isEmployer ? applicantId : employerId
  return (
    <div className="actions">
      {other && (
        <a className="button primary" href={conversationUrl(other)}>
          {isEmployer ? 'Escribir un mensaje' : 'Escribir a la empresa'}
        </a>
      )}
      <a className={`button ${other ? 'quiet' : 'secondary'}`} href={`/jobs/${jobId}`}>
        Ver el anuncio
      </a>
    </div>
  )
}
