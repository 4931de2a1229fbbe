import { ApplicationCells, NewTag } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from './list-url.ts'

export interface ApplicationRowProps {
  application: ListedApplication
  isEmployer: boolean
  onShow(application: ListedApplication): void
  onChangeStatus(application: ListedApplication): void
}

/** Employers read who applied first. */
export function ApplicationRow({
  application,
  isEmployer,
  onShow,
  onChangeStatus
}: ApplicationRowProps) {
  const { applicantName, isUnseen } = application
  const title = jobTitleOf(application)
  const which = isEmployer ? `de la aplicación de ${applicantName}` : `de la aplicación a ${title}`
  return (
    <tr>
      <td data-label="Puesto">
        <span className="applied-job">
          <b>
            {isEmployer ? applicantName : title} {isUnseen && <NewTag />}
          </b>
          {isEmployer && <span className="muted">{title}</span>}
        </span>
      </td>
      <ApplicationCells application={application} isEmployer={isEmployer} />
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
              onClick={() => onChangeStatus(application)}
            >
              Cambiar estado
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}
