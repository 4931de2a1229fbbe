import type { MouseEvent } from 'react'
import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'
import { applicationCountText, listUrl } from '../list/list-url.ts'
import type { useApplications } from '../list/use-applications.ts'

interface Props {
  list: ReturnType<typeof useApplications>
  /** How many there are in all. */
  total?: number | undefined
}

/** A link for each status, with how many have it; nothing before anything was sent or received. */
export function StatusLinks({ list, total }: Props) {
  const { filter, data, isLoading } = list
  const isEmpty = data?.meta.totalApplications === 0 && !filter.status
  if (isEmpty) return null
  const link = (status: ApplicationStatus | undefined, text: string, count: number | undefined) => (
    <a
      key={text}
      href={listUrl({ ...filter, status, page: 1, shown: undefined })}
      aria-current={status === filter.status ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        list.choose(status)
      }}
    >
      {text} {count !== undefined && <span className="n">{count}</span>}
    </a>
  )
  return (
    <div className="apps-pick">
      <nav className="status-pick" aria-label="Estado">
        {link(undefined, 'Todas', total)}
        {applicationStatuses.map(one => link(one, plurals[one], data?.meta.byStatus[one]))}
      </nav>
      <p className="small muted" id="cuantas" role="status" tabIndex={-1}>
        {data && !isLoading && applicationCountText(data, filter.page)}
      </p>
    </div>
  )
}

const plurals: Record<ApplicationStatus, string> = {
  pending: 'Pendientes',
  approved: 'Aprobadas',
  rejected: 'Rechazadas'
}
