import { useRef } from 'react'
import { authPath } from '#services/auth/auth-url.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Address } from '#site/ui/Address.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { AlertItem } from './AlertItem.tsx'
import { useOwnAlerts } from './use-own-alerts.ts'

/** The alerts of the account; visitors learn what they are. */
export default function AlertsIsland() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner />
  return session.state === 'user' ? <OwnAlerts email={session.user.email} /> : <AboutAlerts />
}

function AboutAlerts() {
  return (
    <EmptyState title="Sin cuenta también vale">
      <p>
        Busca lo que te interese y pulsa «Avísame de ofertas como estas»: basta con tu correo. Cada
        correo trae un enlace para dejarlo.
      </p>
      <p className="actions">
        <a className="button primary" href="/jobs">
          Buscar empleo
        </a>
        <a className="button quiet" href={authPath('login', '/alertas')}>
          Iniciar sesión
        </a>
      </p>
    </EmptyState>
  )
}

function OwnAlerts({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, retry, message, save, end } = useOwnAlerts(() => heading.current?.focus())
  if (error) {
    const title = 'No hemos podido cargar tus avisos'
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  return (
    <section className="section own-alerts" aria-labelledby="avisos">
      <div className="head">
        <h2 id="avisos" tabIndex={-1} ref={heading}>
          {data.alerts.length ? 'Tus avisos' : 'No tienes ningún aviso'}
        </h2>
        <a className="button secondary slim" href="/jobs">
          Buscar empleo
        </a>
      </div>
      <p className="muted" role="status">
        {message && `${message}.`}
      </p>
      {data.alerts.length > 0 ? (
        <>
          <ul className="box items">
            {data.alerts.map(alert => (
              <AlertItem
                key={alert.id}
                alert={alert}
                onSave={every => save(alert.id, every)}
                onEnd={() => end(alert.id)}
              />
            ))}
          </ul>
          <p className="small muted">
            Llegan a <Address text={shownEmail(email)} />. Cada correo trae un enlace para dejarlos.
          </p>
        </>
      ) : (
        <p>Busca lo que te interese y pulsa «Avísame de ofertas como estas».</p>
      )}
    </section>
  )
}
