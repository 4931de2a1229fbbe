import { PendingButton } from '#site/ui/button/PendingButton.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Spinner } from '#site/ui/states/Spinner.tsx'
import { Refusal } from '#site/lib/api.ts'
import { number } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { Days } from './DailyCharts.tsx'
import { Deletions } from './DeletionTable.tsx'
import { overviewCall, overviewKey } from './overview.ts'
import { Followers } from './SubscriptionTable.tsx'
import { NoSuchPage } from './NotFoundPage.tsx'
import { ParkedEvents } from './DeadLetterTable.tsx'
import { useTitle } from './use-document-title.ts'

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
