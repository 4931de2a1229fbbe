import { talkPath } from '#site/islands/messages/conversations.ts'
import type { Application } from './list-url.ts'

/** Where an application leads. A guest has no account that a message could go to. */
export function Onward({
  application,
  isEmployer
}: {
  application: Application
  isEmployer: boolean
}) {
  const { jobId, employerId, applicantId } = application
  const other = isEmployer ? applicantId : employerId
  return (
    <div className="actions">
      {other && (
        <a className="button primary" href={talkPath(other)}>
          {isEmployer ? 'Escribir un mensaje' : 'Escribir a la empresa'}
        </a>
      )}
      <a className={`button ${other ? 'quiet' : 'secondary'}`} href={`/jobs/${jobId}`}>
        Ver el anuncio
      </a>
    </div>
  )
}
