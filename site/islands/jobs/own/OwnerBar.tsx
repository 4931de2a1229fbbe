import { useRef } from 'react'
import { apiClient, callApi, type JobResponse } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { clearNewJobId, loadResultsUrl } from '#site/lib/browser/session-storage.ts'
import { useQuery } from '#site/stores/queries.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { flash, redirectKeepingToast } from '#site/ui/toasts/toast.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useJobActions } from './use-job-actions.ts'

/** Loaded with its form and validator when it is opened. */
const CloseJobDialog = lazyWithRetry(
  async () => (await import('./CloseJobDialog.tsx')).CloseJobDialog
)

interface Props {
  job: Pick<JobResponse, 'id' | 'title' | 'outcome' | 'expiryDate'>
  /** Milliseconds. */
  now: number
  isLive: boolean
  onRenewed(job: JobResponse): void
}

/** Stands above an own job: its applications, and its actions. */
export function OwnerBar({ job, now, isLive, onRenewed }: Props) {
  const { id, title, outcome } = job
  const state = useRef<HTMLHeadingElement>(null)
  const counts = useApplicationCounts(id)
  const own = useJobActions({
    id,
    onRenewed(renewed) {
      onRenewed(renewed)
      state.current?.focus()
    },
    onWithdrawn() {
      clearNewJobId(id)
      flash({ title: 'Trabajo eliminado', description: `«${title}» ya no está publicado.` })
      location.replace(loadResultsUrl())
    }
  })
  const waiting = counts?.waiting ?? 0
  return (
    <section
      className="own-state stack gap-3 surface owner no-print"
      aria-label="Tu anuncio"
      lang="es"
    >
      <div>
        <h2 ref={state} tabIndex={-1}>
          {ownershipText(job, isLive)}
        </h2>
        {counts && (
          <ApplicationsLine id={id} total={counts.total} waiting={waiting} isLive={isLive} />
        )}
      </div>
      <div className="actions">
        {waiting > 0 && (
          <a className="button slim primary" href={`/applications?jobId=${id}&status=pending`}>
            {`Contestar a ${waiting}`}
          </a>
        )}
        {!outcome && (
          <>
            <RenewButton
              job={job}
              now={now}
              className={isLive || waiting ? 'button slim secondary' : 'button slim primary'}
              isRenewing={own.isRenewing}
              onRenew={own.renew}
            />
            <button
              className="button slim secondary"
              type="button"
              onClick={() => own.ask('close')}
            >
              Puesto cubierto
            </button>
            <a className="button slim secondary" href={`/jobs/${id}/edit`}>
              Editar
            </a>
          </>
        )}
        <button className="button slim quiet" type="button" onClick={() => own.ask('withdraw')}>
          Eliminar
        </button>
      </div>
      {own.failure && <p className="error">{own.failure}</p>}
      {own.asked === 'withdraw' && <ConfirmWithdrawal title={title} own={own} />}
      {own.asked === 'close' && (
        <CloseJobDialog
          job={{ id, title, pending: counts?.pending ?? 0 }}
          onClosed={() => redirectKeepingToast(location.pathname)}
          onClose={own.dismiss}
        />
      )}
    </section>
  )
}

/** The number of applications, and how many wait; undefined until that is known. */
function useApplicationCounts(jobId: string) {
  const query = { jobId, page: '1', limit: '1' }
  const { data } = useQuery(`applications-of?jobId=${jobId}`, () =>
    callApi(apiClient.applications.$get({ query }))
  )
  if (!data) return undefined
  const { byStatus, waiting } = data.meta
  const { pending, approved, rejected } = byStatus
  return { total: pending + approved + rejected, waiting, pending }
}

interface ApplicationsLineProps {
  id: string
  total: number
  waiting: number
  isLive: boolean
}

function ApplicationsLine({ id, total, waiting, isLive }: ApplicationsLineProps) {
  if (!total)
    return (
      <p className="muted">{isLive ? 'Todavía no ha aplicado nadie.' : 'No ha aplicado nadie.'}</p>
    )
  return (
    <p>
      <a href={`/applications?jobId=${id}`}>{formatCount(total, 'aplicación', 'aplicaciones')}</a>
      {waiting > 0 && `, ${waiting} sin contestar`}
    </p>
  )
}

function ownershipText({ outcome }: Pick<JobResponse, 'outcome'>, isLive: boolean): string {
  if (isLive) return 'Este anuncio es tuyo.'
  return outcome ? 'Este anuncio es tuyo y está cerrado.' : 'Este anuncio es tuyo y ha caducado.'
}
