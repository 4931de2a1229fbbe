import { useRef } from 'react'
import type { JobResponse } from '#site/lib/api.ts'
import { clearNewJobId, loadResultsUrl } from '#site/lib/session-storage.ts'
import { flash } from '#site/ui/toast.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useJobActions } from './use-job-actions.ts'

interface Props {
  job: Pick<JobResponse, 'id' | 'title' | 'outcome' | 'expiryDate'>
  /** Milliseconds. */
  now: number
  isLive: boolean
  onRenewed(job: JobResponse): void
}

/** Actions of the job's owner. */
export function OwnerBar({ job, now, isLive, onRenewed }: Props) {
  const { id, title } = job
  const state = useRef<HTMLParagraphElement>(null)
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

  return (
    <section className="panel owner-bar no-print" aria-label="Tu anuncio">
      <div className="row">
        <p ref={state} tabIndex={-1}>
          {ownershipText(job, isLive)}
        </p>
        {!job.outcome && (
          <RenewButton
            job={job}
            now={now}
            className={isLive ? 'button slim secondary' : 'button slim primary'}
            isRenewing={own.isRenewing}
            onRenew={own.renew}
          />
        )}
        {!job.outcome && (
          <a className="button slim secondary" href={`/jobs/${id}/edit`}>
            Editar
          </a>
        )}
        <button className="button slim danger" type="button" onClick={() => own.ask('withdraw')}>
          Eliminar
        </button>
      </div>
      {own.failure && <p className="error-message">{own.failure}</p>}
      {own.asked === 'withdraw' && <ConfirmWithdrawal title={title} own={own} />}
    </section>
  )
}

function ownershipText({ outcome }: Pick<JobResponse, 'outcome'>, isLive: boolean): string {
  if (isLive) return 'Este anuncio es tuyo.'
  return outcome ? 'Este anuncio es tuyo y está cerrado.' : 'Este anuncio es tuyo y ha caducado.'
}
