import { useState } from 'react'
import { apiClient, callApi } from '#site/lib/api.ts'
import { longDate } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { letterKindLabel, letterStateLabel } from '#services/users/letter-labels.ts'

/** The letters of the last weeks, shown on request. */
export function SentLetters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel" aria-labelledby="correos">
      <div className="row space-between">
        <h2 id="correos">Correos que te hemos enviado</h2>
        <button
          className="button secondary"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar correos' : 'Ver correos'}
        </button>
      </div>
      {isOpen && <LetterList />}
    </section>
  )
}

interface SentLetter {
  kind: string
  state: string
  writtenAt: string
}

const fetchLetters = async () => {
  const { letters } = await callApi(apiClient['my-data'].$get())
  return letters as unknown as SentLetter[]
}

function LetterList() {
  const { data, error, retry } = useQuery('my-data/letters', fetchLetters)
  if (error) {
    const title = 'No hemos podido cargar tus correos'
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  if (!data.length) return <p>En los últimos 30 días no te hemos enviado ninguna.</p>
  return (
    <ul className="link-list">
      {data.map(({ kind, state, writtenAt }) => (
        <li key={kind + writtenAt}>
          <b>{letterKindLabel(kind)}</b>{' '}
          <span className="muted">
            {longDate(writtenAt)} · {letterStateLabel(state)}
          </span>
        </li>
      ))}
    </ul>
  )
}
