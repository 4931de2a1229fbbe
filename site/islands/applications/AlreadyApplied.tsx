import type { ApplicationResponse } from '#site/lib/api.ts'
import { dayOfMonth } from '#site/lib/calendar-formats.ts'
import { statusLabels } from '#site/lib/labels.ts'

interface Props {
  application: ApplicationResponse
  companyName: string
}

/** In place of the form: «Ya aplicaste el 10 de noviembre · Aprobada». */
export function AlreadyApplied({ application, companyName }: Props) {
  const { appliedAt, status, coverLetter } = application
  return (
    <section className="panel apply-section applied" id="aplicar" aria-labelledby="ya-aplicaste">
      <h2 id="ya-aplicaste">
        {`Ya aplicaste el ${dayOfMonth(appliedAt)} · `}
        <span className={`tag ${status}`}>{statusLabels[status]}</span>
      </h2>
      <p className="small">{`${companyName} tiene tu nombre, tu correo y tu teléfono.`}</p>
      <details className="disclosure">
        <summary>Ver lo que escribí</summary>
        <p className="text">{coverLetter}</p>
      </details>
      <p>
        <a href="/applications">Mis aplicaciones</a>
      </p>
    </section>
  )
}
