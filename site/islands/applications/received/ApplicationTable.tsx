import { ListTable } from '#site/ui/ListTable.tsx'
import { applicationColumns, ApplicationCells, UnseenDot } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from '../list/list-url.ts'

interface Props extends Omit<ApplicationRowProps, 'application'> {
  /** Undefined while loading. */
  applications: ListedApplication[] | undefined
  isBusy: boolean
}

/** The applications that an employer has received. */
export function ApplicationTable({ applications, isBusy, ...rest }: Props) {
  return (
    <ListTable
      caption="Aplicaciones recibidas"
      columns={applicationColumns}
      rows={applications}
      isBusy={isBusy}
    >
      {application => <ApplicationRow key={application.id} application={application} {...rest} />}
    </ListTable>
  )
}

interface ApplicationRowProps {
  application: ListedApplication
  onShow(application: ListedApplication): void
  onChangeStatus(application: ListedApplication): void
}

/** Says who applied first. */
function ApplicationRow({ application, onShow, onChangeStatus }: ApplicationRowProps) {
  const { applicantName, isUnseen } = application
  return (
    <tr>
      <td className="title" data-label="Puesto">
        <b>
          {isUnseen && <UnseenDot />}
          <span translate="no" dir="auto">
            {applicantName}
          </span>
        </b>
        <span className="muted small block" dir="auto">
          {jobTitleOf(application)}
        </span>
      </td>
      <ApplicationCells application={application} isEmployer />
      <td className="do" data-label="Acciones">
        <span className="row gap-2">
          <button
            className="button secondary slim"
            type="button"
            aria-label={`Ver detalles de la aplicación de ${applicantName}`}
            onClick={() => onShow(application)}
          >
            Ver detalles
          </button>
          <button
            className="button secondary slim"
            type="button"
            aria-label={`Cambiar estado de la aplicación de ${applicantName}`}
            onClick={() => onChangeStatus(application)}
          >
            Cambiar estado
          </button>
        </span>
      </td>
    </tr>
  )
}
