import { useRef } from 'react'
import { heldText } from '#services/jobs/shared/held-labels.ts'
import { roleLabels } from '#services/words/words.ts'
import type { JobSummary } from '#site/lib/api.ts'
import {
  dayOfMonth,
  formatCount,
  formatNumber,
  longDateAndTime
} from '#services/platform/shared/formats.ts'
import { takedownText } from '#site/lib/takedown-text.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { CloseJobDialog } from './CloseJobDialog.tsx'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { dueActionOf } from './due-action.ts'
import { OwnJobActions } from './OwnJobActions.tsx'
import { useJobActions } from './use-job-actions.ts'
import { outcomeTitles } from '#services/words/words.ts'
import { isRenewalOffered } from '#services/jobs/shared/expiry.ts'
import { ExpiryMeter } from '../cards/ExpiryMeter.tsx'

export interface OwnJobRowProps {
  job: JobSummary
  /** Milliseconds. */
  now: number
  /** True for the job of the list whose action is the most urgent. */
  isLoudest: boolean
  /** Called with a message that stays after the toast is gone. */
  onChanged(message: string): void
  onRemoved(message: string): void
}

/** A job of the signed-in employer: applications, state, and what is due. */
export function OwnJobRow({ job, now, isLoudest, onChanged, onRemoved }: OwnJobRowProps) {
  const { id, title, location, hiddenReason, heldFor, isUnplaced, titleRole } = job
  const { views = 0, contacts = 0 } = job
  const heading = useRef<HTMLElement>(null)
  function changed(message: string) {
    onChanged(message)
    heading.current?.focus()
  }
  const own = useJobActions({
    id,
    onRenewed: renewed =>
      changed(`«${title}» caduca ahora el ${longDateAndTime(renewed.expiryDate)}.`),
    onWithdrawn() {
      const description = `«${title}» ya no está publicado.`
      toast({ title: 'Trabajo eliminado', description })
      onRemoved(description)
      own.dismiss()
    }
  })

  return (
    <tr>
      <td className="title" data-label="Puesto">
        <div>
          <b ref={heading} tabIndex={-1} dir="auto">
            {hiddenReason ? (
              title
            ) : (
              <a className="title-link" href={`/jobs/${id}`}>
                {title}
              </a>
            )}
          </b>
          <p className="muted small">
            <span className="dots">
              <span translate="no" dir="auto">
                {location}
              </span>
              {contacts > 0 && (
                <span>{formatCount(contacts, 'vez el contacto', 'veces el contacto')}</span>
              )}
            </span>
          </p>
          {isUnplaced && (
            <p className="notice warning">
              No sabemos dónde está: no sale en las búsquedas por lugar.{' '}
              <a href={`/jobs/${id}/edit`}>Elige el municipio</a>
            </p>
          )}
          {titleRole && (
            <p className="muted small">
              {`Por su título, sale entre los empleos de «${roleLabels[titleRole]}».`}{' '}
              <a href={`/jobs/${id}/edit`}>Cambiar el puesto</a>
            </p>
          )}
          {hiddenReason && <p className="notice warning">{hiddenText(hiddenReason, heldFor)}</p>}
        </div>
      </td>
      <td className="num" data-label="Vistas">
        {formatNumber(views)}
        <span className="unit">{views === 1 ? ' vista' : ' vistas'}</span>
      </td>
      <td data-label="Aplicaciones">
        <OwnJobApplications job={job} />
      </td>
      <td data-label="Estado">
        <OwnJobState job={job} now={now} />
      </td>
      <td className="do" data-label="Acciones">
        <OwnJobActions
          job={job}
          due={dueActionOf(job, now)}
          now={now}
          own={own}
          isLoud={isLoudest}
        />
        {own.failure && <p className="notice warning">{own.failure}</p>}
        <OwnJobDialog job={job} own={own} onClosed={changed} />
      </td>
    </tr>
  )
}

interface DialogProps {
  job: JobSummary
  own: ReturnType<typeof useJobActions>
  onClosed(message: string): void
}

/** The question before a job is withdrawn or closed. */
function OwnJobDialog({ job, own, onClosed }: DialogProps) {
  if (own.asked === 'withdraw') return <ConfirmWithdrawal title={job.title} own={own} />
  if (own.asked !== 'close') return null
  function close(message: string) {
    own.dismiss()
    onClosed(message)
  }
  return <CloseJobDialog job={job} onClosed={close} onClose={own.dismiss} />
}

function hiddenText(
  reason: NonNullable<JobSummary['hiddenReason']>,
  heldFor: JobSummary['heldFor']
): string {
  return reason === 'en-revision' ? heldText(heldFor ?? []) : takedownText(reason)
}

/** The number of applications, and how many wait. */
function OwnJobApplications({
  job: { id, title, applications = 0, waiting = 0 }
}: {
  job: JobSummary
}) {
  const unit = <span className="unit">{applications === 1 ? ' aplicación' : ' aplicaciones'}</span>
  return (
    <>
      {applications ? (
        <a className="count-link" href={`/applications?jobId=${id}`}>
          {formatNumber(applications)}
          {unit}
          <span className="visually-hidden">{` a «${title}»`}</span>
        </a>
      ) : (
        <span className="muted">0{unit}</span>
      )}
      {waiting > 0 && <span className="tag pending">{formatNumber(waiting)} sin contestar</span>}
    </>
  )
}

interface Props {
  job: JobSummary
  /** Milliseconds. */
  now: number
}

/** The state of a job, for its owner: its end, the few days left, or its outcome. */
function OwnJobState({ job: { expiryDate, outcome, hiddenReason }, now }: Props) {
  if (outcome) {
    const tone = outcome === 'sin-cubrir' ? 'neutral' : 'approved'
    return <span className={`tag ${tone}`}>{outcomeTitles[outcome]}</span>
  }
  if (hiddenReason === 'en-revision') return <span className="tag pending">En revisión</span>
  if (hiddenReason) return <span className="tag neutral">Retirado</span>
  const isOver = new Date(expiryDate).getTime() <= now
  if (!isOver && isRenewalOffered({ expiryDate }, now))
    return <ExpiryMeter expiryDate={expiryDate} now={now} />
  return (
    <p>
      {isOver ? 'Caducó el ' : 'Hasta el '}
      <time dateTime={expiryDate}>{dayOfMonth(expiryDate)}</time>
    </p>
  )
}
