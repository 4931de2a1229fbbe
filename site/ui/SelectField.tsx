import { fieldInputProps, Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps {
  options: readonly string[]
  /** The option without a value. */
  none: string
}

export function SelectField(props: Props) {
  const { form, name, options, none } = props
  return (
    <Field {...props}>
      <select
        className="input"
        {...fieldInputProps(props)}
        onChange={event => form.set(name, event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}
