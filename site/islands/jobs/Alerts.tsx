import { useRef, useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { updateCache, useQuery } from '#site/stores/queries.ts'
import { useSession } from '#site/stores/use-session.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { toast } from '#site/ui/toast.ts'
import { AlertItem, type AlertResponse } from './AlertItem.tsx'

const key = 'alerts'
const fetchAlerts = () => callApi(apiClient.alerts.$get())
type Alerts = Awaited<ReturnType<typeof fetchAlerts>>

/** The alerts of the account; visitors learn what they are. */
export default function AlertsIsland() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner />
  return session.state === 'user' ? <OwnAlerts /> : <AboutAlerts />
}

function AboutAlerts() {
  return (
    <EmptyState title="Sin cuenta también vale">
      <p>
        Busca lo que te interese y pulsa «Avísame de ofertas como estas»: basta con tu correo. Cada
        carta trae un enlace para dejarlo.
      </p>
      <p className="row">
        <a className="button primary" href="/jobs">
          Buscar empleo
        </a>
        <a className="button quiet" href="/auth">
          Iniciar sesión
        </a>
      </p>
    </EmptyState>
  )
}

function OwnAlerts() {
  const { data, error, retry } = useQuery(key, fetchAlerts)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (changed: (alerts: AlertResponse[]) => AlertResponse[]) =>
    updateCache<Alerts>(key, ({ alerts }) => ({ alerts: changed(alerts) }))

  async function attempt(request: () => Promise<string>) {
    try {
      setMessage(await request())
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: 'No se ha podido cambiar', description, variant: 'destructive' })
    }
  }
  const save = (id: string, every: AlertResponse['every']) =>
    attempt(async () => {
      const request = { param: { id }, json: { every } }
      const saved = await callApi(apiClient.alerts[':id'].$patch(request))
      change(alerts => alerts.map(alert => (alert.id === id ? saved : alert)))
      return 'Guardado'
    })
  const end = (id: string) =>
    attempt(async () => {
      const ended = await callApi(apiClient.alerts[':id'].$delete({ param: { id } }))
      change(alerts => alerts.filter(alert => alert.id !== id))
      heading.current?.focus()
      return ended.message
    })

  if (error) {
    const title = 'No hemos podido cargar tus avisos'
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  return (
    <section className="stack" aria-labelledby="avisos">
      <h2 id="avisos" tabIndex={-1} ref={heading}>
        {data.alerts.length ? 'Tus avisos' : 'No tienes ningún aviso'}
      </h2>
      <p className="muted" role="status">
        {message && `${message}.`}
      </p>
      {data.alerts.length > 0 ? (
        <ul className="alert-list">
          {data.alerts.map(alert => (
            <AlertItem
              key={alert.id}
              alert={alert}
              onSave={every => save(alert.id, every)}
              onEnd={() => end(alert.id)}
            />
          ))}
        </ul>
      ) : (
        <p>Busca lo que te interese y pulsa «Avísame de ofertas como estas».</p>
      )}
      <p>
        <a className="button secondary" href="/jobs">
          Buscar empleo
        </a>
      </p>
    </section>
  )
}
