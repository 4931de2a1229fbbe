import { shortDate } from '#site/lib/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { type ListedApplication, closedJobLabel, withdrawnJobLabel } from './list-url.ts'

/** Column titles of every table of applications. */
export const applicationColumns = ['Puesto', 'Empresa', 'Fecha', 'Estado', 'Acciones']

interface Props {
  application: ListedApplication
  isEmployer?: boolean | undefined
}

/** Company, date and status, in every table of applications. */
export function ApplicationCells({ application, isEmployer }: Props) {
  const { companyName, appliedAt } = application
  return (
    <>
      <td data-label="Empresa">{companyName ?? 'No disponible'}</td>
      <td data-label="Fecha">
        <time dateTime={appliedAt}>{shortDate(appliedAt)}</time>
      </td>
      <td data-label="Estado">
        <span>
          <StatusTag application={application} isEmployer={isEmployer} />
        </span>
      </td>
    </>
  )
}

/** To the applicant, an open application for a job that is gone is not pending any more. */
export function StatusTag({ application, isEmployer }: Props) {
  const { status, isJobWithdrawn, isJobClosed } = application
  const isOver = (isJobWithdrawn || isJobClosed) && status === 'pending' && !isEmployer
  const ending = isJobWithdrawn ? withdrawnJobLabel : closedJobLabel
  return (
    <span className={`tag ${isOver ? 'neutral' : status}`}>
      {isOver ? ending : statusLabels[status]}
    </span>
  )
}
