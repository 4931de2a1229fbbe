import { applicantPlace } from '#services/applications/shared/applicant-place.ts'
import { useState } from 'react'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { nearDate } from '#site/lib/near-date.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { applicationColumns, StatusTag, UnseenDot } from './ApplicationCells.tsx'
import {
  type ApplicationFilter,
  fitText,
  jobTitleOf,
  type ListedApplication,
  listUrl
} from '../list/list-url.ts'

interface Props {
  /** Undefined while loading. */
  applications: ListedApplication[] | undefined
  isBusy: boolean
  filter: ApplicationFilter
  onShow(id: string): void
}

/** Explicit roles: the layout takes those of a table away. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' }
}

/** The table whose rows are a list of persons. */
export function PersonTable({ applications, isBusy, filter, onShow }: Props) {
  return (
    <div className="box">
      <table className="table as-list" {...as.table} aria-busy={isBusy}>
        <caption className="visually-hidden">Aplicaciones recibidas</caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {applicationColumns.map(column => (
              <th key={column} scope="col" {...as.columnheader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {applications
            ? applications.map(application => (
                <PersonRow
                  key={application.id}
                  application={application}
                  filter={filter}
                  onShow={onShow}
                />
              ))
            : [1, 2, 3, 4, 5].map(place => <SkeletonRow key={place} />)}
        </tbody>
      </table>
    </div>
  )
}

function PersonRow({
  application,
  filter,
  onShow
}: Pick<Props, 'filter' | 'onShow'> & { application: ListedApplication }) {
  const { id, applicantId, applicantName, companyName, appliedAt, isUnseen } = application
  const [now] = useState(Date.now)
  const title = jobTitleOf(application)
  return (
    <tr {...as.row} aria-current={id === filter.shown ? 'true' : undefined}>
      <td {...as.cell} className="title" data-label="Puesto">
        <Avatar fullName={applicantName} picture={null} id={applicantId ?? id} />
        <b>
          {isUnseen && <UnseenDot />}
          <span translate="no" dir="auto">
            {applicantName}
          </span>
        </b>
        <span className="where">
          {filter.jobId ? (
            <>
              <span className="visually-hidden">{`${title}. `}</span>
              {applicantPlace(application.applicantSummary) ??
                (applicantId ? 'Sin perfil' : 'Sin cuenta')}
            </>
          ) : (
            title
          )}
        </span>
      </td>
      <td {...as.cell} className="visually-hidden" data-label="Empresa">
        {companyName ?? 'No disponible'}
      </td>
      <td {...as.cell} className="date" data-label="Fecha">
        <time dateTime={appliedAt}>{nearDate(appliedAt, now)}</time>
      </td>
      <td {...as.cell} className="status" data-label="Estado">
        <StatusTag application={application} isEmployer />
        <span className="muted">{fitText(application)}</span>
      </td>
      <td {...as.cell} className="do" data-label="Acciones">
        <InPlaceLink
          className="whole"
          id={`persona-${id}`}
          href={listUrl({ ...filter, view: 'personas', shown: id })}
          onGo={() => onShow(id)}
        >
          <span className="visually-hidden">
            {`Ver detalles de la aplicación de ${applicantName}`}
          </span>
        </InPlaceLink>
      </td>
    </tr>
  )
}

function SkeletonRow() {
  return (
    <tr>
      <td className="title skeleton">
        <i />
        <i />
        <i />
      </td>
    </tr>
  )
}
