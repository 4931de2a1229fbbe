import { isRemoval } from '#events/aggregates/case-choices.ts'
import type { Go } from '../frame/operator-address.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { caseNouns } from '#services/cases/shared/case-texts.ts'
import { outcomeText } from '#services/cases/shared/statement-texts.ts'
import { reportReasons } from '#services/words/words.ts'
import { clockTime, formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { type CaseState, type CaseSummary, caseListKey, fetchCases } from '../frame/cases.ts'
import { casePath, casesPath } from '../frame/operator-address.ts'
import type { OverviewResponse } from '../frame/overview.ts'
import { SelectionBar, SelectionBox } from './SelectionBar.tsx'
import { type Selection, useSelection } from './use-selection.ts'
import { StatePick } from '#site/ui/StatePick.tsx'

interface Props {
  state: CaseState
  overview: OverviewResponse
  onGo: Go
}

/** Pending cases, the oldest first, or decided ones; and the figures of the day. */
export function CaseQueue({ state, overview, onGo }: Props) {
  const { data, error, retry } = useQuery(caseListKey(state), fetchCases(state))
  const pending = data?.pending ?? overview.waiting.cases
  const isPending = state === 'pending'
  const selection = useSelection(isPending ? (data?.cases ?? []) : [])
  return (
    <>
      <section className="section tab-section" aria-labelledby="denuncias">
        <div className="head">
          <div>
            <h2 id="denuncias" data-page-title="" tabIndex={-1}>
              {isPending ? queueTitle(pending) : 'Casos decididos'}
            </h2>
            <p className="hint">
              {isPending
                ? 'El más antiguo primero. Cada uno se decide en dos toques y se puede deshacer.'
                : 'El último primero. Cada decisión se puede deshacer.'}
            </p>
          </div>
          <StatePick
            label="Qué se ve"
            choices={[
              {
                text: 'Por decidir',
                path: casesPath('pending'),
                isChosen: isPending,
                count: pending
              },
              { text: 'Decididas', path: casesPath('decided'), isChosen: !isPending }
            ]}
            onGo={({ path }) => onGo(path)}
          />
        </div>
        {error && (
          <ErrorPanel
            title="No hemos podido cargar las denuncias"
            message={error.message}
            onRetry={retry}
          />
        )}
        {!data && !error && <Spinner />}
        {isPending && data && data.cases.length > 1 && (
          <SelectionBar
            listed={data.cases}
            selection={selection}
            actions={['kept', 'removed', 'account']}
          />
        )}
        {data && data.cases.length > 0 && (
          <ol className={`box items op-queue ${isPending ? 'with-picture' : ''}`}>
            {data.cases.map((summary, index) => (
              <CaseRow
                key={summary.id}
                summary={summary}
                isOldest={isPending && index === 0 && data.cases.length > 1}
                selection={isPending ? selection : undefined}
                onGo={onGo}
              />
            ))}
          </ol>
        )}
        {data?.cases.length === 0 && (
          <div className="box">
            <p className="pad muted">
              {isPending ? 'Cuando llegue una denuncia estará aquí.' : 'Todavía ninguno.'}
            </p>
          </div>
        )}
      </section>
      <Today overview={overview} />
    </>
  )
}

const queueTitle = (pending: number) =>
  pending ? formatCount(pending, 'caso por decidir', 'casos por decidir') : 'Nada por decidir'

/** «El anuncio «Mozo de cuadra»». */
export function caseTitle(kind: CaseSummary['kind'], title: string | null): string {
  const noun = caseNouns[kind]
  const shown = isRemoval(kind) ? '' : 'sin texto'
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${title ? `«${title}»` : shown}`.trim()
}

function CaseRow({
  summary,
  isOldest,
  selection,
  onGo
}: {
  summary: CaseSummary
  isOldest: boolean
  /** Undefined where nothing is selected. */
  selection: Selection<CaseSummary> | undefined
  onGo: Go
}) {
  const { id, kind, title, ownerName, reasons, pendingSince, isDoubtful, appealedBy, outcome } =
    summary
  const at = pendingSince ?? summary.decidedAt
  const tags = [
    isOldest && ['due', 'Lo más antiguo'],
    pendingSince && isDoubtful && ['', '¿De un programa?'],
    appealedBy && ['pending', 'Reclamada'],
    outcome && ['', outcomeText({ kind, outcome, isRelease: false })]
  ].filter(tag => Array.isArray(tag))
  return (
    <li>
      {selection && (
        <SelectionBox thing={summary} name={caseTitle(kind, title)} selection={selection} />
      )}
      <div className="item-body">
        <p className="item-title">
          <InPlaceLink className="whole" href={casePath(id)} onGo={onGo}>
            {caseTitle(kind, title)}
          </InPlaceLink>
        </p>
        {reasons.length > 0 && (
          <p>
            {reasons
              .map(({ reason, count }) => reportReasons[reason] + (count > 1 ? ` × ${count}` : ''))
              .join(', ')}
          </p>
        )}
        <p className="meta dots">
          {ownerName && <span>De {ownerName}</span>}
          {at && (
            <span>
              {pendingSince ? 'espera desde el ' : 'decidido el '}
              <time dateTime={at}>
                {shortDate(at)}, {clockTime(at)}
              </time>
            </span>
          )}
        </p>
        {tags.length > 0 && (
          <p className="tags">
            {tags.map(([look, text]) => (
              <span className={`tag ${look}`} key={text}>
                {text}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="end">
        <span className="chevron" aria-hidden="true" />
      </div>
    </li>
  )
}

/** The day so far. */
function Today({ overview: { days, mailFaults } }: Pick<Props, 'overview'>) {
  const today = days.at(-1)
  const figures = [
    ['Anuncios nuevos', today?.postings],
    ['Aplicaciones', today?.applications],
    ['Cuentas nuevas', today?.registrations],
    ['Correos sin entregar', mailFaults.reduce((sum, { mails }) => sum + mails, 0)]
  ] as const
  return (
    <section className="section next-section" aria-labelledby="hoy">
      <h2 id="hoy">Hoy</h2>
      <dl className="box figures">
        {figures.map(([name, value = 0]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
