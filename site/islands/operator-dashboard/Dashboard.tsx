import { PendingButton } from '#site/ui/PendingButton.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { ApiError } from '#site/lib/api.ts'
import { formatCount, formatNumber, longDate } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { CaseQueue } from './CaseQueue.tsx'
import { DailyCharts } from './DailyCharts.tsx'
import { EmployerList } from './EmployerList.tsx'
import { DeletionTable } from './DeletionTable.tsx'
import { fetchOverview, type OverviewResponse, overviewKey } from './overview.ts'
import { SubscriptionTable } from './SubscriptionTable.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { DeadLetterTable } from './DeadLetterTable.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function Dashboard() {
  const { data, error, isLoading, retry } = useQuery(overviewKey, fetchOverview)
  const isForOperator = data ?? (error instanceof ApiError && error.status === 403)
  useDocumentTitle(isForOperator ? 'Operación' : undefined)
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof ApiError && error.status === 403) {
    return (
      <div className="stack operator">
        <h1>Operación</h1>
        <SecondFactorPanel onChange={retry} />
      </div>
    )
  }
  if (error) {
    return (
      <ErrorPanel
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
      <div className="row space-between">
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
      <p className="lead">El registro va por el evento número {formatNumber(data.head)}.</p>
      <MailFaults mailFaults={data.mailFaults} />
      <CaseQueue />
      <EmployerList />
      <DailyCharts days={data.days} />
      <SubscriptionTable followers={data.followers} />
      <DeadLetterTable parked={data.parked} />
      <DeletionTable deletions={data.deletions} />
      <SecondFactorPanel onChange={retry} />
    </div>
  )
}

function MailFaults({ mailFaults }: Pick<OverviewResponse, 'mailFaults'>) {
  if (mailFaults.length === 0) return null
  return (
    <section className="notice warning stack" aria-label="Correo">
      {mailFaults.map(({ error, letters, since }) => (
        <p key={error}>
          El servidor de correo no acepta correos.{' '}
          {formatCount(letters, 'correo espera', 'correos esperan')} desde el {longDate(since)}.
          Dice: <code>{error}</code>
        </p>
      ))}
    </section>
  )
}
