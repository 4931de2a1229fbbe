import { useState } from 'react'
import { formatCount } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { CaseItem } from './CaseItem.tsx'
import { type CaseState, caseListKey, fetchCases } from './cases.ts'

const states: { state: CaseState; text: string }[] = [
  { state: 'pending', text: 'Por decidir' },
  { state: 'decided', text: 'Decididas' }
]

/** What was reported: what waits, the oldest first, and what is decided. */
export function CaseQueue() {
  const [state, setState] = useState<CaseState>('pending')
  const { data, error, retry } = useQuery(caseListKey(state), fetchCases(state))
  return (
    <section className="panel case-queue" aria-labelledby="denuncias">
      <div className="row space-between">
        <h2 id="denuncias" tabIndex={-1}>
          Denuncias
        </h2>
        <div className="row">
          {states.map(one => (
            <button
              key={one.state}
              className="button quiet slim"
              type="button"
              aria-pressed={state === one.state}
              onClick={() => setState(one.state)}
            >
              {one.text}
            </button>
          ))}
        </div>
      </div>
      {error && (
        <ErrorPanel
          title="No hemos podido cargar las denuncias"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!data && !error && <Spinner />}
      {data && (
        <p className="muted" role="status">
          {data.pending
            ? formatCount(data.pending, 'caso por decidir', 'casos por decidir')
            : 'No hay nada por decidir.'}
        </p>
      )}
      {data && data.cases.length > 0 && (
        <ol className="cases">
          {data.cases.map(one => (
            <CaseItem key={one.id} summary={one} />
          ))}
        </ol>
      )}
    </section>
  )
}
