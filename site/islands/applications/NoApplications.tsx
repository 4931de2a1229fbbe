import { EmptyState } from '#site/ui/EmptyState.tsx'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { statusLabels } from '#site/lib/labels.ts'

/** An empty list, with what to do next. */
export function NoApplications({
  isEmployer,
  status
}: {
  isEmployer: boolean
  status: ApplicationStatus | undefined
}) {
  if (status) {
    return (
      <EmptyState title={`Ninguna aplicación con el estado «${statusLabels[status]}»`}>
        <p>Elige otro estado o míralas todas.</p>
        <p className="actions">
          <a className="button secondary" href="/applications">
            Ver todas
          </a>
        </p>
      </EmptyState>
    )
  }
  return isEmployer ? (
    <EmptyState title="Todavía no has recibido aplicaciones">
      <p>
        Cuando alguien aplique a uno de tus anuncios, lo verás aquí con su teléfono y su correo.
      </p>
      <a className="button primary" href="/post-job">
        Publicar Empleo
      </a>
    </EmptyState>
  ) : (
    <EmptyState title="Todavía no has enviado aplicaciones">
      <p>Busca un empleo que te encaje, aplica desde el anuncio y sigue aquí la respuesta.</p>
      <a className="button primary" href="/jobs">
        Buscar Empleo
      </a>
    </EmptyState>
  )
}
