import type { FormEvent } from 'react'
import { experiences, jobTypes } from '#services/jobs/contract.ts'
import type { JobPage } from '#site/lib/api.ts'
import { readSearch, type SearchState } from '#site/lib/search-state.ts'

interface Props {
  search: SearchState
  facets: JobPage['meta']['facets']
  onSearch(search: SearchState): void
}

/** Works as a plain GET form until the script has arrived. */
export function SearchForm({ search, facets, onSearch }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value)
    ])
    onSearch(readSearch(new URLSearchParams(entries)))
  }
  return (
    <form action="/jobs" method="get" onSubmit={submit} key={JSON.stringify(search)}>
      <label>
        ¿Qué buscas?
        <input
          type="search"
          name="keyword"
          placeholder="Puesto, habilidades, etc."
          defaultValue={search.keyword}
          enterKeyHint="search"
        />
      </label>
      <label>
        ¿Dónde?
        <input
          name="location"
          placeholder="Ciudad, región o país"
          defaultValue={search.location}
          autoComplete="off"
        />
      </label>
      <label>
        Tipo de empleo
        <select name="jobType" defaultValue={search.jobType}>
          <option value="">Todos</option>
          {jobTypes.map(type => (
            <option key={type} value={type}>{`${type} (${facets.jobType[type]})`}</option>
          ))}
        </select>
      </label>
      <label>
        Experiencia
        <select name="experience" defaultValue={search.experience}>
          <option value="">Cualquiera</option>
          {experiences.map(level => (
            <option key={level} value={level}>{`${level} (${facets.experience[level]})`}</option>
          ))}
        </select>
      </label>
      <button type="submit">Buscar</button>
    </form>
  )
}
