import type { ReactNode } from 'react'
import type { JobSummary } from '#site/lib/api.ts'
import { MoreMenu } from '#site/ui/dialogs/MoreMenu.tsx'
import type { DueAction } from './due-action.ts'
import { RenewButton } from './RenewButton.tsx'
import type { useJobActions } from './use-job-actions.ts'

interface Props {
  job: JobSummary
  due: DueAction | undefined
  /** Milliseconds. */
  now: number
  own: ReturnType<typeof useJobActions>
  isLoud: boolean
}

/** The action that is due as a button, the others behind «⋯». */
export function OwnJobActions({ job, due, now, own, isLoud }: Props) {
  const { id, title, hiddenReason, outcome } = job
  const about = <span className="visually-hidden">{` «${title}»`}</span>
  const isOpen = !outcome && !hiddenReason
  return (
    <div className="row gap-2">
      <DueButton {...{ job, due, now, own, about }} tone={isLoud ? 'primary' : 'secondary'} />
      <MoreMenu label={`Más acciones para «${title}»`}>
        {!hiddenReason && <a href={`/jobs/${id}`}>Ver{about}</a>}
        {!outcome && <a href={`/jobs/${id}/edit`}>Editar{about}</a>}
        {isOpen && due !== 'renew' && (
          <RenewButton
            job={job}
            now={now}
            className="item"
            isRenewing={own.isRenewing}
            onRenew={own.renew}
            about={about}
          />
        )}
        <a href={`/post-job?copia=${id}`}>Copiar{about}</a>
        {!outcome && due !== 'close' && (
          <button type="button" onClick={() => own.ask('close')}>
            Puesto cubierto{about}
          </button>
        )}
        <button className="last danger" type="button" onClick={() => own.ask('withdraw')}>
          Eliminar{about}
        </button>
      </MoreMenu>
    </div>
  )
}

interface DueProps extends Omit<Props, 'isLoud'> {
  tone: 'primary' | 'secondary'
  about: ReactNode
}

function DueButton({ job, due, now, own, tone, about }: DueProps) {
  const className = `button slim ${tone}`
  if (due === 'answer') {
    return (
      <a className={className} href={`/applications?jobId=${job.id}&status=pending`}>
        {`Contestar a ${job.waiting}`}
        {about}
      </a>
    )
  }
  if (due === 'renew') {
    const { isRenewing, renew } = own
    return <RenewButton {...{ job, now, className, isRenewing, about }} onRenew={renew} />
  }
  if (due === 'close') {
    return (
      <button className={className} type="button" onClick={() => own.ask('close')}>
        ¿Puesto cubierto?{about}
      </button>
    )
  }
  return null
}
