import { shortDate } from '#site/lib/formats.ts'
import { type Application, statusNames } from './list-url.ts'

/** Of every table of applications. */
export const columns = ['Puesto', 'Empresa', 'Fecha', 'Estado', 'Acciones']

/** Company, date and status: what every table of applications tells of each. */
export function Cells({ application }: { application: Application }) {
  const { companyName, appliedAt, status } = application
  return (
    <>
      <td data-label="Empresa">{companyName ?? 'No disponible'}</td>
      <td data-label="Fecha">
        <time dateTime={appliedAt}>{shortDate(appliedAt)}</time>
      </td>
      <td data-label="Estado">
        <span>
          <span className={`tag ${status}`}>{statusNames[status]}</span>
        </span>
      </td>
    </>
  )
}
