import { useEffect, useState } from 'react'
import { ApplicationResults } from './ApplicationResults.tsx'
import { LazyApplicationDetails } from './lazy-application-details.ts'
import type { ListedApplication } from './list-url.ts'
import { markSeen } from './mark-seen.ts'
import { useApplications } from './use-applications.ts'
import { useStatusDialog } from './use-status-dialog.ts'

const receivedLead =
  'Las que has recibido en tus anuncios. Quien aplica ve el estado que tú le pongas.'
const sentLead =
  'Las que has enviado, con el estado que les pone cada empresa. En los detalles está lo que escribiste, y ahí puedes retirarlas.'

export function ApplicationsPanel({ isEmployer }: { isEmployer: boolean }) {
  const list = useApplications()
  const { filter, data } = list
  const [shown, setShown] = useState<ListedApplication>()
  const { dialog, open, close } = useStatusDialog()
  useEffect(() => {
    if (!isEmployer) void markSeen(data?.applications ?? [])
  }, [isEmployer, data])
  function show(application: ListedApplication) {
    setShown(application)
    if (!isEmployer) return
    list.update({ ...application, isUnseen: false })
    void markSeen([application])
  }
  return (
    <div className="stack applications">
      <p className="lead">{isEmployer ? receivedLead : sentLead}</p>
      {filter.jobId && <OneJob title={data?.applications[0]?.jobTitle} />}
      <ApplicationResults list={list} isEmployer={isEmployer} onShow={show} onChangeStatus={open} />
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
