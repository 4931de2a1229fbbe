import { shortDate } from '#site/lib/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import type { ApplicationResponse } from './list-url.ts'

/** Column titles of every table of applications. */
export const applicationColumns = ['Puesto', 'Empresa', 'Fecha', 'Estado', 'Acciones']

/** Company, date and status, in every table of applications. */
export function ApplicationCells({ application }: { application: ApplicationResponse }) {
  const { companyName, appliedAt, status } = application
  return (
    <>
      <td data-label="Empresa">{companyName ?? 'No disponible'}</td>
      <td data-label="Fecha">
        <time dateTime={appliedAt}>{shortDate(appliedAt)}</time>
      </td>
      <td data-label="Estado">
        <span>
          <span className={`tag ${status}`}>{statusLabels[status]}</span>
        </span>
      </td>
    </>
  )
}
