import { Pagination } from '#site/ui/pagination/Pagination.tsx'
import { Empty } from '#site/ui/states/EmptyState.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Skeletons } from '#site/ui/states/CardSkeletons.tsx'
import { number } from '#site/lib/formats.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CandidateFilters } from './CandidateFilters.tsx'
import { candidatesPath, filterId } from './candidates-url.ts'
import type { useCandidates } from './use-candidates.ts'

/** The filter boxes and whom they leave. */
export function CandidateList({ list }: { list: ReturnType<typeof useCandidates> }) {
  const { typed, type, shown, total, pages, isLoading, error, ask } = list
  function clear() {
    type({ text: '', location: '', page: 1 })
    document.getElementById(filterId('text'))?.focus()
  }
  const isFiltered = Boolean(typed.text || typed.location)
  const isWaiting = isLoading && shown.length === 0
  return (
    <div className="stack">
      <CandidateFilters typed={typed} onType={type} onSubmit={ask} />
      <section
        className="stack"
        id="resultados"
        aria-label="Resultados"
        aria-busy={isLoading}
        tabIndex={-1}
      >
        <h2 className="unseen">Candidatos publicados</h2>
        <div className="row apart">
          <p role="status">
            {isWaiting ? 'Buscando…' : countLine(shown.length, total, typed.page, pages)}
          </p>
          {isFiltered && shown.length > 0 && (
            <button className="button quiet slim" type="button" onClick={clear}>
              Limpiar filtros
            </button>
          )}
        </div>
        {error ? (
          <Failure title="Error al cargar perfiles" message={error} onRetry={ask} />
        ) : (
          <>
            <ul className="cards people">
              {shown.map(profile => (
                <CandidateCard key={profile.id} profile={profile} />
              ))}
            </ul>
            {isWaiting && <Skeletons />}
            {shown.length === 0 && !isWaiting && <Nobody isFiltered={isFiltered} onClear={clear} />}
            <Pagination
              page={typed.page}
              totalPages={pages}
              hrefOf={page => candidatesPath({ ...typed, page })}
              onGo={page => location.assign(candidatesPath({ ...typed, page }))}
            />
          </>
        )}
      </section>
    </div>
  )
}

const plural = new Intl.PluralRules('es-ES')

/** «Mostrando 12 de 40 candidatos», and the page when there are several. */
export function countLine(shown: number, total: number, page: number, pages: number): string {
  const noun = plural.select(total) === 'one' ? 'candidato' : 'candidatos'
  const line = `Mostrando ${number(shown)} de ${number(total)} ${noun}`
  return pages > 1 ? `${line} - Página ${page} de ${pages}` : line
}

function Nobody({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  if (!isFiltered) {
    return (
      <Empty title="Todavía no hay perfiles publicados">
        <p>Cuando alguien se ofrezca para trabajar, aparecerá aquí.</p>
        <a className="button primary" href="/jobs">
          Ver empleos
        </a>
      </Empty>
    )
  }
  return (
    <Empty title="Nadie encaja con estos filtros">
      <p>Prueba con menos palabras, o busca en toda la provincia.</p>
      <button className="button primary" type="button" onClick={onClear}>
        Limpiar filtros
      </button>
    </Empty>
  )
}
