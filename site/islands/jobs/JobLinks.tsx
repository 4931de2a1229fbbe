import type { JobPageData } from '#services/pages/contract.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { SaveJob } from './SaveJob.tsx'

type Props = Pick<JobPageData, 'job' | 'shareText' | 'isLive'>

/** What else a visitor does with a job: rendered by the server alone. */
export function JobLinks({ job: { id, title }, shareText, isLive }: Props) {
  return (
    <>
      <div className="calm-row no-print">
        <a href={`https://wa.me/?text=${encodeURIComponent(shareText)}`} rel="noreferrer">
          Enviar por WhatsApp
        </a>
        <Separator />
        {isLive && <a href={`/jobs/${id}/cartel`}>Cartel para imprimir</a>}
        <SaveJob id={id} />
      </div>
      <p className="calm-row no-print">
        <button
          className="button quiet slim needs-script"
          type="button"
          data-share={title}
          data-text={shareText}
        >
          Compartir
        </button>
      </p>
    </>
  )
}
