import { searchFormId } from './SearchForm.tsx'

type Name = 'jobType' | 'experience'

interface Props<Value extends string> {
  name: Name
  label: string
  /** The choice without a value. */
  any: string
  values: readonly Value[]
  value: string
  /** Number of jobs of each value. */
  counts: Record<Value, number>
  onChoose(name: Name, input: HTMLInputElement): void
}

/** An open list of choices with the number of jobs of each. */
export function FilterGroup<Value extends string>(props: Props<Value>) {
  const { name, label, any, values, value, counts, onChoose } = props
  const option = (one: string, text: string, count?: number) => (
    <label className="option" key={one}>
      <input
        type="radio"
        name={name}
        value={one}
        form={searchFormId}
        checked={one === value}
        disabled={count === 0 && one !== value}
        onChange={event => onChoose(name, event.currentTarget)}
      />
      <span>{text}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  )
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {option('', any)}
      {values.map(one => option(one, one, counts[one]))}
    </fieldset>
  )
}
