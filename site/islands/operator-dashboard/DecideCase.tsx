import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { type CaseOutcome, caseOutcomes } from '#services/cases/case-texts.ts'
import type { CaseResponse } from './cases.ts'

const DecideCaseForm = lazyWithRetry(() =>
  import('./DecideCaseForm.tsx').then(part => part.DecideCaseForm)
)

const verbs: Record<CaseOutcome, string> = {
  kept: 'Mantener',
  corrected: 'Pedir que lo corrija',
  hidden: 'Ocultar',
  removed: 'Retirar'
}

/** The first press chooses what is decided, the second confirms it with its sentence. */
export function DecideCase({ found }: { found: CaseResponse }) {
  const [outcome, setOutcome] = useState<CaseOutcome>()
  return (
    <div className="stack">
      <h3>Qué se decide</h3>
      {found.kind === 'yard' && (
        <p className="muted">Se decide sobre la página: cada anuncio se decide aparte.</p>
      )}
      <div className="row">
        {caseOutcomes.map(one => (
          <button
            key={one}
            className={`button ${one === 'removed' ? 'danger' : 'secondary'}`}
            type="button"
            aria-pressed={outcome === one}
            onClick={() => setOutcome(one)}
          >
            {verbs[one]}
          </button>
        ))}
      </div>
      {outcome && (
        <DecideCaseForm key={outcome} found={found} outcome={outcome} verb={verbs[outcome]} />
      )}
    </div>
  )
}
