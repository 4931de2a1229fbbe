import { useState } from 'react'
import { outcomeLabels, targetNouns } from '#services/cases/shared/case-texts.ts'
import { ruleTexts } from '#services/cases/shared/rule-texts.ts'
import { clockTime } from '#services/platform/shared/spanish-formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { CaseDetails } from './CaseDetails.tsx'
import type { CaseSummary } from './cases.ts'

export function CaseItem({ summary }: { summary: CaseSummary }) {
  const { id, kind, title, reasons, pendingSince, isDoubtful, appealedBy, outcome } = summary
  const [isOpen, setOpen] = useState(false)
  const at = pendingSince ?? summary.decidedAt
  return (
    <li>
      <button
        className="case-summary"
        type="button"
        aria-expanded={isOpen}
        aria-controls={`caso-${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        <b>
          {capitalize(targetNouns[kind])} {title ? `«${title}»` : 'sin texto'}
        </b>
        <span>
          {reasons
            .map(
              ({ reason, count }) => `${ruleTexts[reason].reason}${count > 1 ? ` × ${count}` : ''}`
            )
            .join(' · ')}
        </span>
        <span className="row">
          {at && (
            <time className="muted small" dateTime={at}>
              {shortDate(at)}, {clockTime(at)}
            </time>
          )}
          {pendingSince && isDoubtful && <span className="tag neutral">¿De un programa?</span>}
          {appealedBy && <span className="tag pending">Reclamada</span>}
          {outcome && <span className="tag neutral">{outcomeLabels[outcome]}</span>}
        </span>
      </button>
      <div id={`caso-${id}`} hidden={!isOpen}>
        {isOpen && <CaseDetails id={id} />}
      </div>
    </li>
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
