import { Cells } from './ApplicationCells.tsx'
import { type Application, titleOf } from './list-url.ts'

export interface RowProps {
  application: Application
  isEmployer: boolean
  onShow(application: Application): void
  onJudge(application: Application): void
}

export function Row({ application, isEmployer, onShow, onJudge }: RowProps) {
  const { applicantName } = application
  const title = titleOf(application)
  const which = isEmployer ? `de la aplicación de ${applicantName}` : `de la aplicación a ${title}`
  return (
    <tr>
      <td data-label="Puesto">
        <span className="sought">
          <b>{title}</b>
          {isEmployer && <span className="muted">{applicantName}</span>}
        </span>
      </td>
      <Cells application={application} />
      <td data-label="Acciones">
        <span className="row">
          <button
            className="button secondary slim"
            type="button"
            aria-label={`Ver detalles ${which}`}
            onClick={() => onShow(application)}
          >
            Ver detalles
          </button>
          {isEmployer && (
            <button
              className="button secondary slim"
              type="button"
              aria-label={`Cambiar estado ${which}`}
              onClick={() => onJudge(application)}
            >
              Cambiar estado
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}
