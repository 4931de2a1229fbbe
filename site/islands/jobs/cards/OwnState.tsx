import { conversationUrl } from '#site/islands/messages/conversations.ts'
import type { ApplicationResponse } from '#site/lib/api.ts'
import { dayOfMonth } from '#site/lib/calendar-formats.ts'
import { statusLabels } from '#site/lib/labels.ts'

/** The state of the visitor's own application, above a job. */
export function OwnState({ application }: { application: ApplicationResponse }) {
  const { appliedAt, status, coverLetter, employerId, isEmployerDeleted } = application
  const mayWrite = !isEmployerDeleted && (status === 'approved' || application.employerWords)
  return (
    <section className="own-state" id="aplicar" aria-labelledby="ya-aplicaste">
      <div>
        <h2 id="ya-aplicaste">
          {`Ya aplicaste el ${dayOfMonth(appliedAt)} · `}
          <span className={`tag ${status}`}>{statusLabels[status]}</span>
        </h2>
        <p>{stateText(application)}</p>
      </div>
      <p className="actions">
        {mayWrite && (
          <a className="button primary" href={conversationUrl(employerId)}>
            Contestar
          </a>
        )}
        <a className="button quiet at-end" href="/applications">
          Mis aplicaciones
        </a>
      </p>
      <details className="disclosure">
        <summary>Ver lo que escribí</summary>
        <p className="text">{coverLetter}</p>
      </details>
    </section>
  )
}

function stateText({ companyName, status, statusChangedAt, employerWords }: ApplicationResponse) {
  const answeredAt = status === 'pending' ? null : statusChangedAt
  const answered = answeredAt
    ? `La empresa te contestó el ${dayOfMonth(answeredAt)}`
    : 'La empresa te ha escrito'
  if (employerWords) return `${answered}: «${employerWords}»`
  if (answeredAt) return `${answered}.`
  return `${companyName ?? 'La empresa'} tiene tu nombre, tu correo y tu teléfono. Aún no ha contestado.`
}
