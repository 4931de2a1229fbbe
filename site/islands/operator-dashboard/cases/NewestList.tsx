import { newestDays } from '#events/limits/cases.ts'
import { formatCount, clockTime } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { StatePick } from '#site/ui/StatePick.tsx'
import { type Go, newestPath } from '../frame/operator-address.ts'
import {
  fetchNewAccounts,
  fetchNewJobs,
  type ListedAccount,
  type NewestState,
  type ListedJob,
  newestListKey,
  type Thing
} from '../frame/together.ts'
import { SelectionBar, SelectionBox } from './SelectionBar.tsx'
import { useSelection } from './use-selection.ts'

interface Props {
  state: NewestState
  onGo: Go
}

/** An account or an ad, as a row shows it. */
interface Row extends Thing {
  title: string
  href: string | undefined
  facts: string[]
  at: string
  /** The network or the group by which the list is ordered. */
  part: string | null
  alike: number
}

/** New accounts or ads, at most 500, to be decided at once: by time, network and likeness. */
export function NewestList({ state, onGo }: Props) {
  const fetchRows = state.what === 'accounts' ? fetchAccountRows(state) : fetchJobRows(state)
  const { data, error, retry } = useQuery(newestListKey(state), fetchRows)
  const rows = data ?? []
  const selection = useSelection(rows)
  return (
    <section className="section tab-section" aria-labelledby="nuevos">
      <div className="head">
        <div>
          <h2 id="nuevos" data-page-title="" tabIndex={-1}>
            {state.what === 'accounts' ? 'Cuentas nuevas' : 'Anuncios nuevos'}
          </h2>
          <p className="hint">
            Cada red tiene un nombre que no dice cuál es: solo sirve para ver qué viene de la misma.
          </p>
        </div>
        <NewestChoices state={state} onGo={onGo} />
      </div>
      {error && (
        <ErrorPanel
          title="No hemos podido cargar la lista"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!data && !error && <Spinner />}
      {rows.length > 0 && (
        <>
          <SelectionBar
            listed={rows}
            selection={selection}
            actions={state.what === 'accounts' ? ['account'] : ['kept', 'removed', 'account']}
          />
          <ol className="box items with-picture">
            {rows.map((row, index) => (
              <li key={row.id}>
                <SelectionBox thing={row} name={row.title} selection={selection} />
                <NewestRow row={row} />
                {state.by !== 'time' && row.part !== rows[index - 1]?.part && (
                  <PartButton
                    rows={rows.filter(({ part }) => part === row.part)}
                    choose={selection.choose}
                  />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {data?.length === 0 && (
        <div className="box">
          <p className="pad muted">Nada en estos días.</p>
        </div>
      )}
    </section>
  )
}

const orders = [
  ['time', 'Por hora'],
  ['network', 'Por red'],
  ['likeness', 'Por parecido']
] as const

function NewestChoices({ state, onGo }: Props) {
  const choice = (text: string, change: Partial<NewestState>) => {
    const wanted = { ...state, ...change }
    const path = newestPath(wanted)
    return { text, path, isChosen: path === newestPath(state) }
  }
  const go = ({ path }: { path: string }) => onGo(path)
  const whats = [choice('Cuentas', { what: 'accounts' }), choice('Anuncios', { what: 'jobs' })]
  return (
    <div className="row">
      <StatePick label="Qué se ve" choices={whats} onGo={go} />
      <StatePick
        label="En qué orden"
        choices={orders.map(([by, text]) => choice(text, { by }))}
        onGo={go}
      />
      <StatePick
        label="De cuándo"
        choices={newestDays.map(days => choice(formatCount(Number(days), 'día', 'días'), { days }))}
        onGo={go}
      />
    </div>
  )
}

function NewestRow({ row: { title, href, facts, at, alike } }: { row: Row }) {
  return (
    <div className="item-body">
      <p className="item-title" translate="no" dir="auto">
        {href ? <a href={href}>{title}</a> : title}
      </p>
      <p className="meta dots">
        <time dateTime={at}>
          {shortDate(at)}, {clockTime(at)}
        </time>
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
        {alike > 1 && <span>{`como ${formatCount(alike - 1, 'otro', 'otros')}`}</span>}
      </p>
    </div>
  )
}

/** Selects all of a network, or all that are alike. */
function PartButton({
  rows,
  choose
}: {
  rows: readonly Row[]
  choose(rows: readonly Row[], isChosen: boolean): void
}) {
  if (rows.length < 2) return null
  return (
    <button className="button quiet slim" type="button" onClick={() => choose(rows, true)}>
      {`Elegir ${rows.length}`}
    </button>
  )
}

const fetchAccountRows = (state: NewestState) => async () =>
  (await fetchNewAccounts(state)()).map(account => accountRow(account, state))

const fetchJobRows = (state: NewestState) => async () =>
  (await fetchNewJobs(state)()).map(job => jobRow(job, state))

function accountRow(account: ListedAccount, { by }: NewestState): Row {
  const { id, username, name, userType, since, emailConfirmed, jobs, network, group } = account
  return {
    id,
    ownerId: id,
    title: `${name} (${username})`,
    href: jobs ? `/employers/${id}` : undefined,
    at: since,
    facts: [
      userType === 'employer' ? formatCount(jobs, 'anuncio', 'anuncios') : 'busca empleo',
      ...(emailConfirmed ? [] : ['correo sin confirmar']),
      ...networkFact(network)
    ],
    part: by === 'network' ? network : group,
    alike: account.alike
  }
}

function jobRow(job: ListedJob, { by }: NewestState): Row {
  const { id, title, companyName, owner, ownerId, postedAt, hiddenReason, network, group } = job
  return {
    id: `job-${id}`,
    ownerId,
    title,
    href: `/jobs/${id}`,
    at: postedAt,
    facts: [
      `${companyName} (${owner})`,
      ...(hiddenReason ? [hiddenReason === 'en-revision' ? 'retenido' : 'retirado'] : []),
      ...networkFact(network)
    ],
    part: by === 'network' ? network : group,
    alike: job.alike
  }
}

const networkFact = (network: string | null) => (network ? [`red ${network}`] : [])
