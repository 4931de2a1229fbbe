import type { JobListSearch } from '#services/jobs/search-url.ts'
import { SortIcon } from '#site/ui/icons.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'

interface Props {
  search: JobListSearch
  /** A town is searched around. */
  hasCircle: boolean
  onSearch(search: JobListSearch): void
}

/** The order of the results: the best match first when words are searched, else the nearest around a town, else the newest. */
export function SortSelect({ search, hasCircle, onSearch }: Props) {
  const [first, ...others] = [
    ...(search.keyword ? [['', 'Más parecidos'] as const] : []),
    ...(hasCircle ? [['cerca', 'Más cerca'] as const] : []),
    ['nuevos', 'Nuevos'] as const
  ]
  const orders: (readonly [string, string])[] = [
    ['', first?.[1] ?? ''],
    ...others,
    ['sueldo', 'Sueldo'],
    ['termina', 'Terminan antes']
  ]
  return (
    <label className="sort">
      <SortIcon />
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
