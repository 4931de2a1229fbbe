import { SaveJob } from './SaveJob.tsx'

interface Props {
  id: string
  shareText: string
  /** It can be printed as a notice. */
  isLive: boolean
}

/** What else a visitor does with a job: rendered by the server alone. */
export function JobLinks({ id, shareText, isLive }: Props) {
  return (
    <div className="calm-row no-print">
      <a href={`https://wa.me/?text=${encodeURIComponent(shareText)}`} rel="noreferrer">
        Enviar por WhatsApp
      </a>
      {isLive && <a href={`/jobs/${id}/cartel`}>Cartel para imprimir</a>}
      <SaveJob id={id} />
    </div>
  )
}
