import type { Go } from '../frame/operator-address.ts'
import { useEffect } from 'react'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { ListTable } from '#site/ui/ListTable.tsx'
import { Pagination } from '#site/ui/Pagination.tsx'
import { brand } from '#services/words/shared/brand.ts'
import { EmployerRow } from './EmployerRow.tsx'
import { employerListKey, type EmployerState, fetchEmployers } from '../frame/employers.ts'
import { employersPath } from '../frame/operator-address.ts'
import { StatePick } from '#site/ui/StatePick.tsx'

const columns = ['Empresa', 'Desde', 'Anuncios', 'Comprobado', 'Acciones']

interface Props {
  state: EmployerState
  page: number
  /** The number of employers that the operator has not seen. */
  unseen: number
  onGo: Go
}

/** The employers with ads, ten a page: which of them the operator has seen. */
export function EmployerList({ state, page, unseen, onGo }: Props) {
  const { data, error, retry } = useQuery(employerListKey(state, page), fetchEmployers(state, page))
  const totalPages = data?.meta.totalPages ?? 1
  // The only employer of the last page may have been marked as seen.
  useEffect(() => {
    if (page > Math.max(1, totalPages)) onGo(employersPath(state, totalPages))
  }, [page, state, totalPages, onGo])
  const total = data?.meta.totalEmployers
  return (
    <section className="section tab-section" aria-labelledby="empresas">
      <div className="head">
        <div>
          <h2 id="empresas" data-page-title="" tabIndex={-1}>
            {listTitle(state, total)}
          </h2>
          <p className="hint">
            {`«Visto por ${brand}» sale en sus anuncios: anótalo solo si has hablado con el centro o has estado en él.`}
          </p>
        </div>
        <StatePick
          label="Qué se ve"
          choices={[
            {
              text: 'Sin ver',
              path: employersPath('new', 1),
              isChosen: state === 'new',
              count: unseen
            },
            { text: 'Vistas', path: employersPath('seen', 1), isChosen: state === 'seen' }
          ]}
          onGo={({ path }) => onGo(path)}
        />
      </div>
      {error && (
        <ErrorPanel
          title="No hemos podido cargar las empresas"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!error && total !== 0 && (
        <ListTable
          caption="Empresas"
          columns={columns}
          rows={data?.employers}
          look="employer-table"
        >
          {employer => <EmployerRow key={employer.id} employer={employer} />}
        </ListTable>
      )}
      <div className="split">
        <p className="small muted" role="status">
          {total
            ? `${formatCount(total, 'empresa', 'empresas')} - Página ${page} de ${totalPages}`
            : ''}
        </p>
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefOf={to => employersPath(state, to)}
          onGo={to => onGo(employersPath(state, to))}
        />
      </div>
    </section>
  )
}

function listTitle(state: EmployerState, total: number | undefined): string {
  if (total === undefined) return 'Empresas'
  if (state === 'new') {
    return total ? formatCount(total, 'empresa sin ver', 'empresas sin ver') : 'Las has visto todas'
  }
  return total ? formatCount(total, 'empresa vista', 'empresas vistas') : 'Todavía ninguna vista'
}
