import { reportReasons } from '#services/words/words.ts'
import { clockTime } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { Address } from '#site/ui/Address.tsx'
import type { CaseResponse } from '../frame/cases.ts'

export function CaseReport({ report }: { report: CaseResponse['reports'][number] }) {
  const { id, reason, reportedAt, isHoneypotFilled, text, name, email } = report
  return (
    <li className="pad stack gap-2">
      <p>
        <b>{reportReasons[reason]}</b>
      </p>
      {isHoneypotFilled && (
        <p className="muted small">
          Llegó con el campo oculto relleno: lo hacen los programas, y también quien lo ve en su
          navegador.
        </p>
      )}
      {text ? (
        <blockquote className="text" dir="auto">
          {text}
        </blockquote>
      ) : (
        <p className="muted">
          {text === null ? 'Quien lo escribió ha borrado sus datos.' : 'Sin más palabras.'}
        </p>
      )}
      <p className="muted small dots">
        <span>Número {id}</span>
        <time dateTime={reportedAt}>
          {shortDate(reportedAt)}, {clockTime(reportedAt)}
        </time>
        {name && <span>{name}</span>}
        {email && (
          <span>
            <Address text={email} />
          </span>
        )}
      </p>
    </li>
  )
}
