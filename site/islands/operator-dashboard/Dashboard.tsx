import type { ReactNode } from 'react'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { useTab } from '#site/ui/use-tab.ts'
import { ApiError } from '#site/lib/api.ts'
import { formatCount, formatNumber, longDate } from '#services/platform/shared/spanish-formats.ts'
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
      <MailFaults mailFaults={data.mailFaults} />
      <DashboardTabs data={data} onChange={retry} />
    </div>
  )
}

const tabIds = ['denuncias', 'empresas', 'cifras', 'tecnica'] as const

/** What people wait for comes first; what only the machine is about has a tab of its own. */
function DashboardTabs({ data, onChange }: { data: OverviewResponse; onChange(): void }) {
  const { selected, select } = useTab(tabIds)
  const panels: Record<(typeof tabIds)[number], [title: string, panel: ReactNode]> = {
    denuncias: ['Denuncias', <CaseQueue key="denuncias" />],
    empresas: ['Empresas', <EmployerList key="empresas" />],
    cifras: ['Cifras', <DailyCharts key="cifras" days={data.days} />],
    tecnica: ['Técnica', <Technique key="tecnica" data={data} onChange={onChange} />]
  }
  const tabs = tabIds.map(id => {
    const [title, panel] = panels[id]
    return { id, title, panel: selected === id && panel }
  })
  return <Tabs label="Operación" tabs={tabs} selected={selected} onSelect={select} />
}

function Technique({ data, onChange }: { data: OverviewResponse; onChange(): void }) {
  return (
    <div className="stack operator">
      <p className="lead">El registro va por el evento número {formatNumber(data.head)}.</p>
      <SubscriptionTable followers={data.followers} />
      <DeadLetterTable parked={data.parked} />
      <DeletionTable deletions={data.deletions} />
      <SecondFactorPanel onChange={onChange} />
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
