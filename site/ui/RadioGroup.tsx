import { type FieldProps, HintAndError } from './Field.tsx'

interface Props extends FieldProps {
  options: readonly { value: string; title: string; about?: string }[]
}

/** Options as rows, one of which is chosen. */
export function RadioGroup(props: Props) {
  const { form, name, label, options } = props
  const [first] = options
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <HintAndError {...props} />
      <div className="box settings">
        {options.map(({ value, title, about }) => (
          <label className="setting" key={value}>
            <input
              type="radio"
              id={value === first?.value ? form.id(name) : undefined}
              name={name}
              // Text browsers do not know it as the last attribute, before a slash.
              checked={form.values[name] === value}
              value={value}
              onChange={() => form.set(name, value)}
            />
            <b>{title}</b>
            {about && <span className="about"> {about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
