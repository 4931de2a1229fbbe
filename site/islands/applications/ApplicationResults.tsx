import { useRef } from 'react'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Pagination } from '#site/ui/Pagination.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import {
  applicationCountText,
  type ListedApplication,
  listUrl,
  withdrawnCountText
} from './list-url.ts'
import { NoApplications } from './NoApplications.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import type { useApplications } from './use-applications.ts'

interface Props {
  list: ReturnType<typeof useApplications>
  isEmployer: boolean
  onShow(application: ListedApplication): void
  onChangeStatus(application: ListedApplication): void
}

/** The filter, the applications that match, and the other pages. */
export function ApplicationResults({ list, isEmployer, onShow, onChangeStatus }: Props) {
  const { filter, data, error, isLoading } = list
  const summary = useRef<HTMLParagraphElement>(null)
  const isEmpty = data?.meta.totalApplications === 0
  return (
    <>
      {!(isEmpty && !filter.status) && (
        <div className="row space-between">
          <StatusFilter status={filter.status} onChoose={list.choose} />
          <p className="muted" role="status" tabIndex={-1} ref={summary}>
            {data && !isLoading && applicationCountText(data, filter.page)}
          </p>
        </div>
      )}
      {error ? (
        <ErrorPanel
          title="Error al obtener las aplicaciones"
          message={error.message}
          onRetry={list.retry}
        />
      ) : isEmpty ? (
        <NoApplications isEmployer={isEmployer} status={filter.status} />
      ) : (
        <ApplicationTable
          isEmployer={isEmployer}
          applications={data?.applications}
          isBusy={isLoading}
          onShow={onShow}
          onChangeStatus={onChangeStatus}
        />
      )}
      {data?.meta.withdrawnApplications && (
        <p className="muted">{withdrawnCountText(data.meta.withdrawnApplications)}</p>
      )}
      {!error && (
        <Pagination
          page={filter.page}
          totalPages={data?.meta.totalPages ?? 1}
          hrefOf={page => listUrl({ ...filter, page })}
          onGo={page => {
            list.goToPage(page)
            summary.current?.focus()
          }}
        />
      )}
    </>
  )
}
