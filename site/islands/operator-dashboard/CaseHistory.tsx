import { groundText } from '#services/cases/statement-texts.ts'
import { outcomeLabels } from '#services/cases/case-texts.ts'
import { clockTime, shortDate } from '#site/lib/formats.ts'
import type { CaseResponse } from './cases.ts'

/** What was decided, and complained about. */
export function CaseHistory({ found }: { found: CaseResponse }) {
  const { appeals, decisions } = found
  if (!decisions.length && !appeals.length) return null
  return (
    <section className="section">
      <h2>Antes</h2>
      <ul className="box">
        {appeals.map(({ appealedBy, appealedAt, text }) => (
          <li className="pad" key={`${appealedAt} ${appealedBy}`}>
            <p>
              <b>
                {appealedBy === 'owner' ? 'Reclama quien lo publica' : 'Reclama quien denunció'}
              </b>
              , <Moment at={appealedAt} />
            </p>
            <p className="text">{text ?? 'Ha borrado sus datos.'}</p>
          </li>
        ))}
        {decisions.map(decision => (
          <li className="pad" key={decision.decidedAt}>
            <p>
              <b>{outcomeLabels[decision.outcome]}</b>
              {decision.isAutomated && ' (automatizado)'}
              {decision.isOwnInitiative && ' (por iniciativa propia)'}
              {decision.undoneAt && ' (deshecho)'}, <Moment at={decision.decidedAt} />
            </p>
            <p>
              {decision.facts} Según {groundText(decision)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time className="muted small" dateTime={at}>
      {shortDate(at)}, {clockTime(at)}
    </time>
  )
}
