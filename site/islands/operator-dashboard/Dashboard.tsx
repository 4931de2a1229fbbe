import type { Go } from './frame/operator-address.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { useEffect, useRef } from 'react'
import { ApiError } from '#site/lib/api.ts'
import { describeBackups } from '#services/backups/shared/describe-backups.ts'
import { describeClock } from '#services/clock/shared/describe-clock.ts'
import { formatCount, formatNumber, longDate } from '#services/platform/shared/formats.ts'
import { useUrlState } from '#site/lib/browser/use-url-state.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { CasePage } from './cases/CasePage.tsx'
import { CaseQueue } from './cases/CaseQueue.tsx'
import { BoardStatistics } from './technique/BoardStatistics.tsx'
import { DailyCharts } from './technique/DailyCharts.tsx'
import { EmployerList } from './employers/EmployerList.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import {
  type OperatorAddress,
  type OperatorTab,
  operatorTabs,
  readOperatorAddress,
  tabPath
} from './frame/operator-address.ts'
import { fetchOverview, type OverviewResponse, overviewKey } from './frame/overview.ts'
import { MissingChecks } from './technique/MissingChecks.tsx'
import { SecondFactorPanel } from './second-factor/SecondFactorPanel.tsx'
import { Technique } from './technique/Technique.tsx'
import { useDocumentTitle } from './frame/use-document-title.ts'

const NewestList = lazyWithRetry(() =>
  import('./cases/NewestList.tsx').then(part => part.NewestList)
)

export function Dashboard() {
  const { data, error, retry } = useQuery(overviewKey, fetchOverview)
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
  return data ? <OperatorPages data={data} onChange={retry} /> : <Spinner />
}

interface PagesProps {
  data: OverviewResponse
  onChange(): void
}

/** What people wait for comes first; technical figures have a page of their own. */
function OperatorPages({ data, onChange }: PagesProps) {
  const { state, go } = useUrlState(readOperatorAddress)
  const goOn = useFocusedPages(state, go)
  if (state.caseId) return <CasePage key={state.caseId} id={state.caseId} onGo={goOn} />
  const pages: Record<OperatorTab, () => React.ReactNode> = {
    denuncias: () => <CaseQueue state={state.cases} overview={data} onGo={goOn} />,
    nuevos: () => <NewestList state={state.newest} onGo={goOn} />,
    empresas: () => (
      <EmployerList
        state={state.employers}
        page={state.page}
        unseen={data.waiting.employers}
        onGo={goOn}
      />
    ),
    cifras: () => (
      <>
        <DailyCharts days={data.days} />
        <BoardStatistics />
      </>
    ),
    tecnica: () => <Technique data={data} onChange={onChange} />
  }
  return (
    <div className="operator">
      <h1>Operación</h1>
      <OperatorTabs selected={state.tab} waiting={data.waiting} onGo={goOn} />
      <ClockWarning soundHours={data.clockSoundHours} />
      <BackupWarning overview={data} />
      <MailFaults mailFaults={data.mailFaults} />
      <MissingChecks />
      {pages[state.tab]()}
    </div>
  )
}

/** Another page is shown from its top, and its heading takes the focus. */
function useFocusedPages(address: OperatorAddress, go: Go): Go {
  const isDue = useRef(false)
  const key = JSON.stringify(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }, [key])
  return path => {
    isDue.current = true
    go(path)
  }
}

const titles: Record<OperatorTab, string> = {
  denuncias: 'Denuncias',
  nuevos: 'Nuevos',
  empresas: 'Empresas',
  cifras: 'Cifras',
  tecnica: 'Técnica'
}

/** Pixels of the previous tab that stay visible, when the tabs do not fit in one row. */
const scrollMargin = 48

interface TabsProps extends Pick<OverviewResponse, 'waiting'> {
  selected: OperatorTab
  onGo: Go
}

function OperatorTabs({ selected, waiting, onGo }: TabsProps) {
  const counts: Partial<Record<OperatorTab, number>> = {
    denuncias: waiting.cases,
    empresas: waiting.employers
  }
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is selected
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - scrollMargin })
  }, [selected])
  return (
    <nav className="tabs" aria-label="Operación" ref={list}>
      {operatorTabs.map(tab => (
        <InPlaceLink
          key={tab}
          href={tabPath(tab)}
          aria-current={tab === selected ? 'page' : undefined}
          onGo={onGo}
        >
          {titles[tab]}
          {Boolean(counts[tab]) && (
            <span className="count">
              {formatNumber(counts[tab] ?? 0)}
              <span className="visually-hidden"> pendientes</span>
            </span>
          )}
        </InPlaceLink>
      ))}
    </nav>
  )
}

function ClockWarning({ soundHours }: { soundHours: number }) {
  const { isTrusted, text } = describeClock(soundHours)
  if (isTrusted) return null
  return (
    <section className="notice warning" aria-label="Reloj">
      <p>{text}</p>
    </section>
  )
}

function BackupWarning({ overview }: { overview: OverviewResponse }) {
  const { isFresh, text } = describeBackups(overview, new Date())
  if (isFresh) return null
  return (
    <section className="notice warning" aria-label="Copias">
      <p>{text}</p>
    </section>
  )
}

function MailFaults({ mailFaults }: Pick<OverviewResponse, 'mailFaults'>) {
  if (mailFaults.length === 0) return null
  return (
    <section className="notice warning stack" aria-label="Correo">
      {mailFaults.map(({ error, mails, since }) => (
        <p key={error}>
          {`El servidor de correo no acepta correos. ${waitingText(mails)} desde el ${longDate(since)}. Dice: `}
          <code>{error}</code>
        </p>
      ))}
    </section>
  )
}

const waitingText = (mails: number) => formatCount(mails, 'correo espera', 'correos esperan')
