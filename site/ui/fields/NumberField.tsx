import { fieldInputProps, Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps {
  /** Shown inside the box: «€», «h». */
  unit?: string
  onType?: (text: string) => void
}

/** A number, typed as text: a comma or a point before the decimals. */
export function NumberField({ unit, onType, ...props }: Props) {
  const { form, name } = props
  return (
    <Field {...props}>
      <div className="with-unit">
        <input
          className="input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...fieldInputProps(props)}
          onChange={({ target: { value } }) => (onType ? onType(value) : form.set(name, value))}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
    </Field>
  )
}

/** A day, chosen with the calendar of the browser. */
export function DateField(props: FieldProps) {
  const { form, name } = props
  return (
    <Field {...props}>
      <input
        className="input"
        type="date"
        {...fieldInputProps(props)}
        onChange={event => form.set(name, event.target.value)}
      />
    </Field>
  )
}
