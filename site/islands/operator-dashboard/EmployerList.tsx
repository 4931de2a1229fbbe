import { useEffect, useState } from 'react'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { ListTable } from '#site/ui/ListTable.tsx'
import { Pagination } from '#site/ui/Pagination.tsx'
import { EmployerRow } from './EmployerRow.tsx'
import { employerListKey, type EmployerState, fetchEmployers } from './employers.ts'
import { StateButtons } from './QueueSection.tsx'

const choices = [
  { state: 'new', text: 'Sin ver' },
  { state: 'seen', text: 'Vistas' }
] as const
const emptyTexts: Record<EmployerState, string> = {
  new: 'Las has visto todas.',
  seen: 'Todavía ninguna.'
}
const columns = ['Empresa', 'Desde', 'Anuncios', 'Pruebas', 'Acciones']

/** The employers with ads: which of them the operator has seen. */
export function EmployerList() {
  const [{ state, page }, setShown] = useState<{ state: EmployerState; page: number }>({
    state: 'new',
    page: 1
  })
  const { data, error, retry } = useQuery(employerListKey(state, page), fetchEmployers(state, page))
  const totalPages = data?.meta.totalPages ?? 1
  // The last one of a page may have been noted.
  useEffect(() => {
    if (page > Math.max(1, totalPages)) setShown({ state, page: totalPages })
  }, [page, state, totalPages])
  function go(page: number) {
    setShown({ state, page })
    document.getElementById('empresas')?.focus()
  }
  return (
    <section className="panel case-queue" aria-labelledby="empresas">
      <div className="row space-between">
        <h2 id="empresas" tabIndex={-1}>
          Empresas
        </h2>
        <StateButtons
          choices={choices}
          chosen={state}
          onChoose={state => setShown({ state, page: 1 })}
        />
      </div>
      {error && (
        <ErrorPanel
          title="No hemos podido cargar las empresas"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!error && (
        <p className="muted" role="status">
          {data &&
            (data.meta.totalEmployers
              ? formatCount(data.meta.totalEmployers, 'empresa', 'empresas')
              : emptyTexts[state])}
        </p>
      )}
      {!error && data?.meta.totalEmployers !== 0 && (
        <ListTable caption="Empresas" columns={columns} rows={data?.employers}>
          {employer => <EmployerRow key={employer.id} employer={employer} />}
        </ListTable>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefOf={() => '/operador?tab=empresas'}
        onGo={go}
      />
    </section>
  )
}
