import { formatNumber } from '#site/lib/formats.ts'
import { Separator } from './Separator.tsx'

/** How a filter is shown: boxes for several values, radio buttons or a select for one. */
export interface FilterGroupOptions {
  name: string
  label: string
  kind: 'boxes' | 'radios' | 'select'
  values: readonly string[]
  /** The choice without a value. */
  any?: string
  /** Values without hits are shown too, and cannot be chosen. */
  showsEmpty?: true
  /** Values with most hits come first. */
  sortsByCount?: true
}

interface Props extends FilterGroupOptions {
  /** Of the form that the choices belong to. */
  form: string
  /** What is chosen; several values are divided by commas. */
  chosen: string
  /** Number of hits by value, where they are counted; a value without hits may be missing. */
  counts?: Partial<Record<string, number>>
  /** What visitors read for a value. */
  textOf(value: string): string
  onChoose(form: HTMLFormElement | null): void
}

/** Values that a list shows at once. */
const shownValues = 5

/** The choices of one filter, each with the number of its hits. */
export function FilterGroup(props: Props) {
  const { label, kind, values, any, showsEmpty, sortsByCount, chosen, counts } = props
  const isChosen = (value: string) => chosen.split(',').includes(value)
  const countOf = (value: string) => counts?.[value] ?? 0
  const known = chosen && !chosen.includes(',') && !values.includes(chosen) ? [chosen] : []
  const offered = [...known, ...values].filter(
    value => showsEmpty || !counts || isChosen(value) || countOf(value) > 0
  )
  if (!offered.length) return null
  if (kind === 'select') return <FilterSelect {...props} values={offered} />
  if (sortsByCount) offered.sort((a, b) => countOf(b) - countOf(a))
  const option = (value: string) => <FilterOption {...props} key={value} value={value} />
  const others = offered.splice(shownValues)
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <div>
        {any && option('')}
        {offered.map(option)}
        {others.length > 0 && (
          <details className="disclosure" open={others.some(isChosen)}>
            <summary>
              <Separator />
              {`${others.length} más`}
              <Separator />
            </summary>
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
  form,
  any,
  chosen,
  counts,
  textOf,
  onChoose,
  value
}: Props & { value: string }) {
  const isChosen = chosen.split(',').includes(value)
  const count = counts?.[value] ?? 0
  return (
    <label className="option">
      <input
        type={kind === 'radios' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        form={form}
        checked={isChosen}
        disabled={counts && value !== '' && count === 0 && !isChosen}
        onChange={event => onChoose(event.currentTarget.form)}
      />
      <span>{value ? textOf(value) : any} </span>
      {counts && value && <span className="n">{formatNumber(count)} </span>}
    </label>
  )
}

function FilterSelect(props: Props) {
  const { name, form, label, any, values, chosen, counts, textOf, onChoose } = props
  // A form of the page may have a field of the same name.
  const id = `filtro-${name}`
  return (
    <div className="group field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name={name}
        form={form}
        value={chosen}
        onChange={event => onChoose(event.currentTarget.form)}
      >
        <option value="">{any}</option>
        {values.map(value => (
          <option key={value} value={value}>
            {textOf(value) + (counts ? ` (${formatNumber(counts[value] ?? 0)})` : '')}
          </option>
        ))}
      </select>
    </div>
  )
}
