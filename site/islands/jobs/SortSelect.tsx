import type { JobListSearch } from '#services/jobs/search-url.ts'
import { readSearchForm, searchFormId } from './SearchForm.tsx'

interface Props {
  search: JobListSearch
  onSearch(search: JobListSearch): void
}

/** The order of the results: the best match first when words are searched, else the newest. */
export function SortSelect({ search, onSearch }: Props) {
  const orders = [
    search.keyword ? ['', 'Más parecidos'] : ['', 'Nuevos'],
    ...(search.keyword ? [['nuevos', 'Nuevos']] : []),
    ['sueldo', 'Sueldo'],
    ['termina', 'Terminan antes']
  ]
  return (
    <label className="sort">
      <span className="visually-hidden">Orden</span>
      <select
        name="sort"
        form={searchFormId}
        value={orders.some(([order]) => order === search.sort) ? search.sort : ''}
        onChange={({ currentTarget: { form } }) => form && onSearch(readSearchForm(form))}
      >
        {orders.map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
