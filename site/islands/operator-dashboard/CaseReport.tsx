import { ruleTexts } from '#services/cases/shared/rule-texts.ts'
import { clockTime } from '#services/platform/shared/spanish-formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import type { CaseResponse } from './cases.ts'

export function CaseReport({ report }: { report: CaseResponse['reports'][number] }) {
  const { id, reason, reportedAt, isHoneypotFilled, text, name, email } = report
  return (
    <li>
      <p>
        <b>{ruleTexts[reason].reason}</b>{' '}
        <span className="muted small">
          número {id},{' '}
          <time dateTime={reportedAt}>
            {shortDate(reportedAt)}, {clockTime(reportedAt)}
          </time>
        </span>
      </p>
      {isHoneypotFilled && (
        <p className="muted small">
          Llegó con el campo oculto relleno: lo hacen los programas, y también quien lo ve en su
          navegador.
        </p>
      )}
      <p className="text">{text ?? 'Quien lo escribió ha borrado sus datos.'}</p>
      {(name || email) && (
        <p className="muted small">{[name, email].filter(Boolean).join(' · ')}</p>
      )}
    </li>
  )
}
