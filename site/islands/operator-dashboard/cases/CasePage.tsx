import type { Go } from '../frame/operator-address.ts'
import { useState } from 'react'
import { isRemoval } from '#events/aggregates/case-choices.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { formatCount, longDate, clockTime } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { LineIcon } from '#site/ui/icons.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { caseTitle } from './CaseQueue.tsx'
import { CaseReport } from './CaseReport.tsx'
import {
  type CaseResponse,
  caseKey,
  caseListKey,
  fetchCase,
  fetchCases,
  removalActions
} from '../frame/cases.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { DecideCasePanel } from './DecideCasePanel.tsx'
import { casePath, casesPath } from '../frame/operator-address.ts'
import { ReportedContent } from './ReportedContent.tsx'
import { UndoDecisionButton } from './UndoDecisionButton.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { groundText, outcomeText } from '#services/cases/shared/statement-texts.ts'
import { shortDate } from '#site/lib/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'

const RemovePersonDialog = lazyWithRetry(() =>
  import('./RemovePersonDialog.tsx').then(part => part.RemovePersonDialog)
)

interface Props {
  id: string
  onGo: Go
}

/** One case: target, reporters, decision and owner. On a phone the decision comes first. */
export function CasePage({ id, onGo }: Props) {
  const { data, error, retry } = useQuery(caseKey(id), fetchCase(id))
  if (error) {
    return (
      <div className="operator">
        <CaseNav id={id} onGo={onGo} />
        <ErrorPanel
          title="No hemos podido cargar el caso"
          message={error.message}
          onRetry={retry}
        />
      </div>
    )
  }
  if (!data) return <Spinner />
  return <Case found={data} onGo={onGo} />
}

function Case({ found, onGo }: { found: CaseResponse; onGo: Go }) {
  const { id, kind, pendingSince, reports, decisions, revision } = found
  const title = caseTitle(kind, isRemoval(kind) ? found.owner.name : titleOf(found))
  useDocumentTitle(title)
  const last = decisions.find(({ undoneAt }) => !undoneAt)
  const facts = [
    pendingSince
      ? `por decidir desde el ${longDate(pendingSince)}`
      : last && `decidido el ${longDate(last.decidedAt)}`,
    reports.length > 0 && formatCount(reports.length, 'denuncia', 'denuncias')
  ].filter(Boolean)
  return (
    <div className="operator">
      <CaseNav id={id} onGo={onGo} />
      <div className="page-head case-head">
        <div>
          <h1 data-page-title="" tabIndex={-1}>
            {title}
          </h1>
          <p className="muted dots">
            {facts.map(fact => (
              <span key={String(fact)}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      <div className="stack at-top case">
        <div className="stack">
          {!isRemoval(kind) && <ReportedContent found={found} />}
          <CaseHistory found={found} />
        </div>
        <div className="stack at-top case-side">
          {reports.length > 0 && (
            <section className="section">
              <h2>{reports.length === 1 ? 'La denuncia' : 'Las denuncias'}</h2>
              <ul className="box">
                {reports.map(report => (
                  <CaseReport key={report.id} report={report} />
                ))}
              </ul>
            </section>
          )}
          {pendingSince ? (
            <DecideCasePanel key={revision} found={found} onGo={onGo} />
          ) : (
            found.kind !== 'guest' && <UndoDecisionButton found={found} />
          )}
          <CaseOwner found={found} />
        </div>
      </div>
    </div>
  )
}

/** The first field names the target. */
function titleOf({ reports, content }: CaseResponse): string | null {
  const shown = reports.find(report => report.content)?.content ?? content
  return shown?.[0]?.text ?? null
}

/** Links back to the queue, and on to its next case. */
function CaseNav({ id, onGo }: Props) {
  const { data } = useQuery(caseListKey('pending'), fetchCases('pending'))
  const cases = data?.cases ?? []
  const index = cases.findIndex(summary => summary.id === id)
  const step = (to: number, label: string, path: string) => {
    const neighbour = cases[to]
    return (
      neighbour && (
        <InPlaceLink
          className="icon-button"
          href={casePath(neighbour.id)}
          aria-label={label}
          onGo={onGo}
        >
          <LineIcon path={path} />
        </InPlaceLink>
      )
    )
  }
  return (
    <div className="split gap-2 case-nav">
      <InPlaceLink className="back" href={casesPath('pending')} onGo={onGo}>
        Denuncias
      </InPlaceLink>
      {index >= 0 && (
        <span className="row">
          <span className="muted small">{`${index + 1} de ${cases.length}`}</span>
          {step(index - 1, 'El caso anterior', 'M12 5l-5 5 5 5')}
          {step(index + 1, 'El caso siguiente', 'M8 5l5 5-5 5')}
        </span>
      )}
    </div>
  )
}

/** Past decisions and complaints. */
function CaseHistory({ found }: { found: CaseResponse }) {
  const { appeals, decisions, kind } = found
  if (!decisions.length && !appeals.length) return null
  return (
    <section className="section">
      <h2>Antes</h2>
      <ul className="box">
        {appeals.map(({ appealedBy, appealedAt, text }) => (
          <li className="pad" key={`${appealedAt} ${appealedBy}`}>
            <p>
              <b>{appealedBy === 'owner' ? appellantOf(kind) : 'Reclama quien denunció'}</b>,{' '}
              <Moment at={appealedAt} />
            </p>
            <p className="text" dir="auto">
              {text ?? 'Ha borrado sus datos.'}
            </p>
          </li>
        ))}
        {decisions.map(decision => (
          <li className="pad" key={decision.decidedAt}>
            <p>
              <b>{outcomeText({ kind, outcome: decision.outcome, isRelease: false })}</b>
              {`${decisionNotes(decision)}, `}
              <Moment at={decision.decidedAt} />
            </p>
            <p>
              {decision.facts} Según {groundText(decision)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const appellantOf = (kind: CaseResponse['kind']) =>
  isRemoval(kind) ? 'Reclama su dueño' : 'Reclama quien lo publica'

function decisionNotes(decision: CaseResponse['decisions'][number]): string {
  const { isAutomated, isOwnInitiative, undoneAt } = decision
  return [
    isAutomated && ' (automatizado)',
    isOwnInitiative && ' (por iniciativa propia)',
    undoneAt && ' (deshecho)'
  ]
    .filter(Boolean)
    .join('')
}

function Moment({ at }: { at: string }) {
  return (
    <time className="muted small" dateTime={at}>
      {shortDate(at)}, {clockTime(at)}
    </time>
  )
}

/** The owner, the owner's history, and conspicuous facts. */
function CaseOwner({ found }: { found: CaseResponse }) {
  const { owner, signals } = found
  const { id, name, since, isDeleted, jobs, cases, takenDown } = owner
  const hasPage = jobs > 0 && !isDeleted
  return (
    <section className="section">
      <h2>De quién es</h2>
      <div className="box">
        <FactList
          facts={[
            {
              name: 'Cuenta',
              value:
                name && since ? (
                  <>
                    {hasPage ? <a href={`/employers/${id}`}>{name}</a> : name}, desde el{' '}
                    {longDate(since)}
                    {isDeleted && '; eliminada'}
                  </>
                ) : (
                  'Ya no tiene cuenta.'
                )
            },
            { name: 'Ha publicado', value: formatCount(jobs, 'anuncio', 'anuncios') },
            {
              name: 'Casos',
              value: `${formatCount(cases, 'caso', 'casos')}, ${formatCount(takenDown, 'retirada', 'retiradas')}`
            },
            {
              name: 'Señales',
              value: signals.length > 0 && (
                <ul>
                  {signals.map(signal => (
                    <li key={signal}>{signal}</li>
                  ))}
                </ul>
              )
            }
          ]}
        />
        {!isRemoval(found.kind) && <RemoveOwner found={found} />}
      </div>
    </section>
  )
}

/** Of a message, the owner may be a guest. */
function RemoveOwner({ found: { owner, kind, reports } }: { found: CaseResponse }) {
  const [isOpen, setOpen] = useState(false)
  const removal = owner.isDeleted ? undefined : owner.since ? 'account' : 'guest'
  if (!removal || (removal === 'guest' && kind !== 'message')) return null
  return (
    <div className="pad">
      <button type="button" className="button danger slim" onClick={() => setOpen(true)}>
        {removalActions[removal]}
      </button>
      {isOpen && (
        <RemovePersonDialog
          id={owner.id}
          kind={removal}
          name={owner.name ?? 'Sin cuenta'}
          rule={reports[0]?.reason ?? 'otro'}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
