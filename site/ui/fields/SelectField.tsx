import { fieldInputProps, Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps {
  options: readonly string[]
  /** The option without a value; none when one is always chosen. */
  none?: string
  /** Texts of options that differ from their values. */
  labels?: Record<string, string>
}

export function SelectField(props: Props) {
  const { form, name, options, none, labels } = props
  return (
    <Field {...props}>
      <select
        className="input"
        {...fieldInputProps(props)}
        onChange={event => form.set(name, event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(option => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </Field>
  )
}
