import type { ChangeEvent } from 'react'
import { filterLabel } from '#services/jobs/filter-labels.ts'
import { formatNumber } from '#site/lib/formats.ts'
import type { FilterGroupOptions } from './filter-groups.ts'
import { searchFormId } from './SearchForm.tsx'

interface Props extends FilterGroupOptions {
  /** What is chosen; several values are divided by commas. */
  chosen: string
  /** Number of jobs by value; a value without jobs may be missing. */
  counts: Partial<Record<string, number>>
  onChoose(form: HTMLFormElement | null): void
}

/** Values that a list shows at once. */
const shownValues = 5

/** The choices of one filter, each with the number of its jobs. */
export function FilterGroup(props: Props) {
  const { name, label, kind, values, any, showsEmpty, chosen, counts } = props
  const isChosen = (value: string) => chosen.split(',').includes(value)
  const known = chosen && !chosen.includes(',') && !values.includes(chosen) ? [chosen] : []
  const offered = [...known, ...values].filter(
    value => showsEmpty || isChosen(value) || (counts[value] ?? 0) > 0
  )
  if (!offered.length) return null
  if (kind === 'select') return <FilterSelect {...props} values={offered} />
  const sorted =
    name === 'province' ? offered.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)) : offered
  const option = (value: string) => <FilterOption {...props} key={value} value={value} />
  const others = sorted.slice(shownValues)
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <div>
        {any && option('')}
        {sorted.slice(0, shownValues).map(option)}
        {others.length > 0 && (
          <details className="disclosure" open={others.some(isChosen)}>
            <summary>{`${others.length} más`}</summary>
            {others.map(option)}
          </details>
        )}
      </div>
    </fieldset>
  )
}

function FilterOption({
  name,
  kind,
  any,
  chosen,
  counts,
  onChoose,
  value
}: Props & { value: string }) {
  const isChosen = chosen.split(',').includes(value)
  const count = counts[value] ?? 0
  return (
    <label className="option">
      <input
        type={kind === 'radios' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        form={searchFormId}
        checked={isChosen}
        disabled={value !== '' && count === 0 && !isChosen}
        onChange={event => onChoose(event.currentTarget.form)}
      />
      <span>{value ? filterLabel(name, value) : any}</span>
      {value && <span className="count">{formatNumber(count)}</span>}
    </label>
  )
}

function FilterSelect({ name, label, any, values, chosen, counts, onChoose }: Props) {
  const choose = (event: ChangeEvent<HTMLSelectElement>) => onChoose(event.currentTarget.form)
  return (
    <div className="group field">
      <label htmlFor={name}>{label}</label>
      <select
        className="input"
        id={name}
        name={name}
        form={searchFormId}
        value={chosen}
        onChange={choose}
      >
        <option value="">{any}</option>
        {values.map(value => (
          <option key={value} value={value}>
            {`${filterLabel(name, value)} (${formatNumber(counts[value] ?? 0)})`}
          </option>
        ))}
      </select>
    </div>
  )
}
