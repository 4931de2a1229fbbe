import { useState } from 'react'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { EmployerItem } from './EmployerItem.tsx'
import { employerListKey, type EmployerState, fetchEmployers } from './employers.ts'

const states: { state: EmployerState; text: string; none: string }[] = [
  { state: 'new', text: 'Sin ver', none: 'Las has visto todas.' },
  { state: 'seen', text: 'Vistas', none: 'Todavía ninguna.' }
]

/** The employers with ads: which of them the operator has seen. */
export function EmployerList() {
  const [state, setState] = useState<EmployerState>('new')
  const { data, error, retry } = useQuery(employerListKey(state), fetchEmployers(state))
  const none = states.find(one => one.state === state)?.none
  return (
    <section className="panel case-queue" aria-labelledby="empresas">
      <div className="row space-between">
        <h2 id="empresas" tabIndex={-1}>
          Empresas
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
          title="No hemos podido cargar las empresas"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!data && !error && <Spinner />}
      {data && !data.employers.length && (
        <p className="muted" role="status">
          {none}
        </p>
      )}
      {data && data.employers.length > 0 && (
        <ul className="reports">
          {data.employers.map(employer => (
            <EmployerItem key={employer.id} employer={employer} />
          ))}
        </ul>
      )}
    </section>
  )
}
