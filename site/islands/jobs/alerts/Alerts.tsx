import { useRef, useState } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Address } from '#site/ui/Address.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { AlertItem, type AlertResponse } from './AlertItem.tsx'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { updateCache, useQuery } from '#site/stores/queries.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { alertWords, speech } from '#services/words/words.ts'

/** The alerts of the account; visitors learn what they are. */
export default function AlertsIsland() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner />
  return session.state === 'user' ? <OwnAlerts email={session.user.email} /> : <AboutAlerts />
}

function AboutAlerts() {
  return (
    <EmptyState title={alertWords.withoutAccount}>
      <p>{alertWords.about}</p>
      <p className="actions">
        <a className="button primary" href={speech.path('/jobs')}>
          {alertWords.searchJobs}
        </a>
        <a className="button quiet" href={authPath('login', speech.path('/alertas'))}>
          {alertWords.signIn}
        </a>
      </p>
    </EmptyState>
  )
}

function OwnAlerts({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, retry, message, save, end } = useOwnAlerts(() => heading.current?.focus())
  if (error) {
    const title = alertWords.failed
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  return (
    <section className="section own-alerts" aria-labelledby="avisos">
      <div className="head">
        <h2 id="avisos" tabIndex={-1} ref={heading}>
          {data.alerts.length ? alertWords.yours : alertWords.none}
        </h2>
        <a className="button secondary slim" href={speech.path('/jobs')}>
          {alertWords.searchJobs}
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
            {alertWords.arriveAt}
            <Address text={shownEmail(email)} />
            {alertWords.endByLink}
          </p>
        </>
      ) : (
        <p>{alertWords.howTo}</p>
      )}
    </section>
  )
}

const key = 'alerts'
const fetchAlerts = () => callApi(apiClient.alerts.$get())
type Alerts = Awaited<ReturnType<typeof fetchAlerts>>

/** The alerts of the account, what changes them, and the message of the last change. */
function useOwnAlerts(onEnded: () => void) {
  const [message, setMessage] = useState('')
  const change = (changed: (alerts: AlertResponse[]) => AlertResponse[]) =>
    updateCache<Alerts>(key, ({ alerts }) => ({ alerts: changed(alerts) }))

  async function attempt(request: () => Promise<string>) {
    try {
      setMessage(await request())
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: alertWords.notChanged, description, variant: 'destructive' })
    }
  }
  const save = (id: string, every: AlertResponse['every']) =>
    attempt(async () => {
      const request = { param: { id }, json: { every } }
      const saved = await callApi(apiClient.alerts[':id'].$patch(request))
      change(alerts => alerts.map(alert => (alert.id === id ? { ...alert, ...saved } : alert)))
      return alertWords.saved
    })
  const end = (id: string) =>
    attempt(async () => {
      const ended = await callApi(apiClient.alerts[':id'].$delete({ param: { id } }))
      change(alerts => alerts.filter(alert => alert.id !== id))
      onEnded()
      return ended.message
    })
  return { ...useQuery(key, fetchAlerts), message, save, end }
}
