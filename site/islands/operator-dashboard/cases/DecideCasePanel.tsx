import type { Go } from '../frame/operator-address.ts'
import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { isRemoval, type RulingOutcome, rulingOutcomes } from '#events/aggregates/case-choices.ts'
import { type CaseResponse, isHeld } from '../frame/cases.ts'

const DecideCaseForm = lazyWithRetry(() =>
  import('./DecideCaseForm.tsx').then(part => part.DecideCaseForm)
)

const verbs: Record<RulingOutcome, string> = {
  kept: 'Mantener',
  corrected: 'Pedir que lo corrija',
  hidden: 'Ocultar',
  removed: 'Retirar'
}

/** The verbs for a held job. */
const heldVerbs = { kept: 'Publicar', hidden: 'No publicar', removed: 'Retirar' }

/** The verbs for an account that was deleted, and for what was sent without one. */
const removalVerbs = {
  account: { kept: 'Devolver la cuenta', removed: 'Mantener la eliminación' },
  guest: { kept: 'Dar la razón', removed: 'Mantener la decisión' }
}

/** The first press chooses the decision, the second confirms it with its sentence. */
export function DecideCasePanel({ found, onGo }: { found: CaseResponse; onGo: Go }) {
  const [outcome, setOutcome] = useState<RulingOutcome>()
  const ownVerbs = isRemoval(found.kind)
    ? removalVerbs[found.kind]
    : isHeld(found)
      ? heldVerbs
      : verbs
  const offeredVerbs = { ...verbs, ...ownVerbs }
  const offered = rulingOutcomes.filter(ruling => ruling in ownVerbs)
  return (
    <section className="section">
      <h2>Qué se decide</h2>
      <div className="box">
        <div className="pad stack">
          {found.kind === 'employer' && (
            <p className="muted">Se decide sobre la página: cada anuncio se decide aparte.</p>
          )}
          <div className="outcomes">
            {offered.map(ruling => (
              <button
                key={ruling}
                type="button"
                aria-pressed={outcome === ruling}
                onClick={() => setOutcome(ruling)}
              >
                {offeredVerbs[ruling]}
              </button>
            ))}
          </div>
          {outcome && (
            <DecideCaseForm
              key={outcome}
              found={found}
              outcome={outcome}
              verb={offeredVerbs[outcome]}
              onGo={onGo}
            />
          )}
        </div>
      </div>
    </section>
  )
}
