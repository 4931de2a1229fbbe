import { searchFormId } from './SearchForm.tsx'

type Name = 'jobType' | 'experience'

interface Props<Value extends string> {
  name: Name
  label: string
  /** The option without a value. */
  any: string
  values: readonly Value[]
  value: string
  /** Number of jobs of each value. */
  counts: Record<Value, number>
  onChoose(name: Name, select: HTMLSelectElement): void
}

export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { name, label, any, values, value, counts, onChoose } = props
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        className="input"
        id={name}
        name={name}
        form={searchFormId}
        value={value}
        onChange={event => onChoose(name, event.currentTarget)}
      >
        <option value="">{any}</option>
        {values.map(one => (
          <option key={one} value={one}>{`${one} (${counts[one]})`}</option>
        ))}
      </select>
    </div>
  )
}
