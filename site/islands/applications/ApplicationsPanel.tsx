import { useEffect, useRef, useState } from 'react'
import { Pagination } from '#site/ui/Pagination.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import { LazyApplicationDetails } from './lazy-application-details.ts'
import {
  type ListedApplication,
  listUrl,
  applicationCountText,
  withdrawnCountText
} from './list-url.ts'
import { markSeen } from './mark-seen.ts'
import { NoApplications } from './NoApplications.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { useApplications } from './use-applications.ts'
import { useStatusDialog } from './use-status-dialog.ts'

const receivedLead =
  'Las que has recibido en tus anuncios. Quien aplica ve el estado que tú le pongas.'
const sentLead =
  'Las que has enviado, con el estado que les pone cada empresa. En los detalles está lo que escribiste, y ahí puedes retirarlas.'

/** Whose list it is, and the ways back. */
function OneJob({ title }: { title: string | null | undefined }) {
  return (
    <div className="row space-between one-job">
      <p>
        {title ? (
          <>
            Solo las de <b>{`«${title}»`}</b>
          </>
        ) : (
          'Solo las de un anuncio'
        )}
      </p>
      <p className="row">
        <a href="/profile?tab=empleos">Mis empleos</a>
        <a href="/applications">Ver todas las aplicaciones</a>
      </p>
    </div>
  )
}

export function ApplicationsPanel({ isEmployer }: { isEmployer: boolean }) {
  const { filter, data, error, isLoading, ...list } = useApplications()
  const [shown, setShown] = useState<ListedApplication>()
  const { dialog, open, close } = useStatusDialog()
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isEmployer) void markSeen(data?.applications ?? [])
  }, [isEmployer, data])
  function show(application: ListedApplication) {
    setShown(application)
    if (!isEmployer) return
    list.update({ ...application, isUnseen: false })
    void markSeen([application])
  }
  const isEmpty = data?.meta.totalApplications === 0
  return (
    <div className="stack applications">
      <p className="lead">{isEmployer ? receivedLead : sentLead}</p>
      {filter.jobId && <OneJob title={data?.applications[0]?.jobTitle} />}
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
          onShow={show}
          onChangeStatus={open}
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
      {shown && (
        <LazyApplicationDetails
          application={shown}
          isEmployer={isEmployer}
          onChanged={changed => {
            list.update(changed)
            setShown(changed)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {dialog && (
        <dialog.StatusDialog
          application={dialog.application}
          onDone={list.update}
          onClose={close}
        />
      )}
    </div>
  )
}
