import { useRef } from 'react'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useJobActions } from './use-job-actions.ts'
import type { JobSummary } from '#site/lib/api.ts'
import { longDate, shortDate } from '#site/lib/formats.ts'
import { takedownText } from '#site/lib/labels.ts'
import { toast } from '#site/ui/toast.ts'

export interface OwnJobRowProps {
  job: JobSummary
  /** Milliseconds. */
  now: number
  /** Called with a message that stays after the toast is gone. */
  onChanged(message: string): void
  onRemoved(message: string): void
}

/** A job of the signed-in employer: remaining time and actions. */
export function OwnJobRow({ job, now, onChanged, onRemoved }: OwnJobRowProps) {
  const { id, title, location, expiryDate, hiddenReason } = job
  const heading = useRef<HTMLElement>(null)
  const own = useJobActions({
    id,
    onRenewed(renewed) {
      onChanged(`«${title}» caduca ahora el ${longDate(renewed.expiryDate)}.`)
      heading.current?.focus()
    },
    onWithdrawn() {
      const description = `«${title}» ya no está publicado.`
      toast({ title: 'Trabajo eliminado', description })
      onRemoved(description)
      own.dismiss()
    }
  })

  const about = <span className="visually-hidden">{` «${title}»`}</span>
  return (
    <tr>
      <td data-label="Puesto">
        <div>
          <b ref={heading} tabIndex={-1}>
            {title}
          </b>
          <p className="muted small">{location}</p>
          {hiddenReason && <p className="notice warning">{takedownText(hiddenReason)}</p>}
        </div>
      </td>
      <td data-label="Caduca">
        <div>
          <ExpiryMeter expiryDate={expiryDate} now={now} />
          <p className="muted small">
            <time dateTime={expiryDate}>{shortDate(expiryDate)}</time>
          </p>
        </div>
      </td>
      <td data-label="Acciones">
        <div className="row">
          {!hiddenReason && (
            <a className="button secondary slim" href={`/jobs/${id}`}>
              Ver{about}
            </a>
          )}
          <a className="button secondary slim" href={`/jobs/${id}/edit`}>
            Editar{about}
          </a>
          {!hiddenReason && (
            <RenewButton
              job={job}
              now={now}
              className="button secondary slim"
              isRenewing={own.isRenewing}
              onRenew={own.renew}
              about={about}
            />
          )}
          <button className="button danger slim" type="button" onClick={own.ask}>
            Eliminar{about}
          </button>
        </div>
        {own.failure && <p className="notice warning">{own.failure}</p>}
        {own.isAsking && <ConfirmWithdrawal title={title} own={own} />}
      </td>
    </tr>
  )
}
