import type { JobSummary } from '#site/lib/api.ts'
import { dayAndLongMonth } from '#site/lib/formats.ts'
import { outcomeTitles } from '#services/jobs/outcome-labels.ts'
import { isRenewalOffered } from '#services/jobs/limits.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'

interface Props {
  job: JobSummary
  /** Milliseconds. */
  now: number
}

/** How a job stands, for its owner: until when, how few days are left, or how it ended. */
export function OwnJobState({ job: { expiryDate, outcome, hiddenReason }, now }: Props) {
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
      <time dateTime={expiryDate}>{dayAndLongMonth(expiryDate)}</time>
    </p>
  )
}
