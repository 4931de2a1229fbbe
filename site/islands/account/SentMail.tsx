import { useState } from 'react'
import { apiClient, callApi } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/spanish-formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { mailKindLabel, mailStateLabel } from '#services/users/shared/mail-labels.ts'

/** The e-mails of the last weeks, shown on request. */
export function SentMail() {
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
      {isOpen && <MailList />}
    </section>
  )
}

interface SentMail {
  kind: string
  state: string
  writtenAt: string
}

const fetchMails = async () => {
  const { letters } = await callApi(apiClient['my-data'].$get())
  return letters as unknown as SentMail[]
}

function MailList() {
  const { data, error, retry } = useQuery('my-data/letters', fetchMails)
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
          <b>{mailKindLabel(kind)}</b>{' '}
          <span className="muted">
            {longDate(writtenAt)} · {mailStateLabel(state)}
          </span>
        </li>
      ))}
    </ul>
  )
}
