import { useState } from 'react'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'
import { usePendingFilters } from './use-pending-filters.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
  onSearch(search: JobListSearch): void
}

/** Beside the list a choice applies at once; on a phone they wait for the button that says how many there are. */
export function Filters({ search, meta, onSearch }: Props) {
  const isWide = useIsWide()
  const [choice, setChoice] = useState<'open' | 'closed'>()
  const { draft, change, promised } = usePendingFilters(search, meta)
  const isOpen = choice ? choice === 'open' : isWide
  const active = activeFilters(search).filter(
    ({ name }) => name === 'jobType' || name === 'experience'
  )

  function choose(name: 'jobType' | 'experience', select: HTMLSelectElement) {
    const form = select.form
    if (!form) return
    const wanted = { ...readSearchForm(form), [name]: select.value }
    if (isWide) onSearch(wanted)
    else change(wanted)
  }

  return (
    <div className={`job-filters ${choice ?? ''}`}>
      <button
        className="button secondary toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls="filtros"
        onClick={() => setChoice(isOpen ? 'closed' : 'open')}
      >
        {active.length ? `Filtros (${active.length})` : 'Filtros'}
      </button>
      <div className="panel collapsible" id="filtros">
        <FilterSelect
          name="jobType"
          label="Tipo de empleo"
          any="Todos"
          values={jobTypes}
          value={draft.jobType}
          counts={promised.facets.jobType}
          onChoose={choose}
        />
        <FilterSelect
          name="experience"
          label="Experiencia"
          any="Cualquiera"
          values={experiences}
          value={draft.experience}
          counts={promised.facets.experience}
          onChoose={choose}
        />
        <div className="apply">
          <button
            className="button primary"
            type="submit"
            form={searchFormId}
            onClick={() => setChoice(undefined)}
          >
            {`Ver ${promised.capped ? 'más de ' : ''}${formatCount(promised.totalJobs, 'empleo', 'empleos')}`}
          </button>
        </div>
      </div>
    </div>
  )
}
