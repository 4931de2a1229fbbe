import { PendingButton } from '#site/islands/buttons/PendingButton.tsx'
import { Failure } from '#site/islands/states/Failure.tsx'
import { Spinner } from '#site/islands/states/Spinner.tsx'
import { Refusal } from '#site/lib/api.ts'
import { number } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { Days } from './Days.tsx'
import { Deletions } from './Deletions.tsx'
import { overviewCall, overviewKey } from './data.ts'
import { Followers } from './Followers.tsx'
import { NoSuchPage } from './NoSuchPage.tsx'
import { ParkedEvents } from './ParkedEvents.tsx'
import { useTitle } from './use-title.ts'

export function Desk() {
  const { data, error, isLoading, retry } = useQuery(overviewKey, overviewCall)
  useTitle(data && 'Operación')
  if (error instanceof Refusal && error.status === 404) return <NoSuchPage />
  if (error) {
    return (
      <Failure
        title="No hemos podido cargar los datos"
        message={error.message}
        onRetry={retry}
        isWholePage
      />
    )
  }
  if (!data) return <Spinner />
  return (
    <div className="stack operator" aria-busy={isLoading}>
      <div className="row apart">
        <h1>Operación</h1>
        <PendingButton
          className="button secondary"
          isPending={isLoading}
          pending="Actualizando…"
          onClick={retry}
        >
          Actualizar
        </PendingButton>
      </div>
      <p className="lead">El registro va por el hecho número {number(data.head)}.</p>
      <Days days={data.days} />
      <Followers followers={data.followers} />
      <ParkedEvents parked={data.parked} />
      <Deletions deletions={data.deletions} />
    </div>
  )
}
