import { type FieldProps, HintAndError } from './Field.tsx'
import { Group } from './Group.tsx'
import type { Form } from '../forms/use-form.ts'
import { noChoice, yesChoice } from '../forms/yes-no.ts'
import { formWords } from '#services/words/words.ts'

interface Props extends FieldProps {
  /** The value and the label of each option. */
  options: readonly (readonly [value: string, label: string])[]
}

/** One choice or none: radio buttons as pills. */
export function PickField(props: Props) {
  const { form, name, label, options } = props
  const id = form.id(name)
  const value = form.values[name] ?? ''

  function clear() {
    document.getElementById(id)?.focus()
    form.set(name, '')
  }

  return (
    <Group label={label}>
      <HintAndError {...props} />
      <div className="pick">
        {options.map(([option, text], index) => (
          <label key={option}>
            <input
              type="radio"
              id={index ? undefined : id}
              name={id}
              value={option}
              checked={value === option}
              onChange={() => form.set(name, option)}
            />
            {text}
          </label>
        ))}
        {value && (
          <button className="button quiet slim needs-script" type="button" onClick={clear}>
            {formWords.remove}
            <span className="visually-hidden">{` ${label}`}</span>
          </button>
        )}
      </div>
    </Group>
  )
}

/** Any number of several: pills that are checkboxes. */
export function PickSeveralField(props: Props) {
  const { form, name, label, options } = props
  const chosen = (form.values[name] ?? '').split(' ').filter(Boolean)
  return (
    <Group label={label}>
      <HintAndError {...props} />
      <div className="pick">
        {options.map(([option, text], index) => (
          <CheckPill
            key={option}
            id={index ? undefined : form.id(name)}
            text={text}
            isChecked={chosen.includes(option)}
            onChange={isChecked => {
              const others = chosen.filter(choice => choice !== option)
              form.set(name, [...others, ...(isChecked ? [option] : [])].join(' '))
            }}
          />
        ))}
      </div>
    </Group>
  )
}

/** Several checkboxes. */
export function FlagFields({
  form,
  label,
  flags
}: {
  form: Form
  label: string
  flags: readonly (readonly [name: string, label: string])[]
}) {
  return (
    <Group label={label}>
      <div className="pick">
        {flags.map(([name, text]) => (
          <CheckPill
            key={name}
            id={form.id(name)}
            text={text}
            isChecked={form.values[name] === yesChoice}
            onChange={isChecked => form.set(name, isChecked ? yesChoice : '')}
          />
        ))}
      </div>
    </Group>
  )
}

/** Yes, no, or not said. */
export function YesNoField({ answers, ...props }: FieldProps & { answers: [string, string] }) {
  const [positive, negative] = answers
  return (
    <PickField
      {...props}
      options={[
        [yesChoice, positive],
        [noChoice, negative]
      ]}
    />
  )
}

interface PillProps {
  id: string | undefined
  text: string
  isChecked: boolean
  onChange(isChecked: boolean): void
}

function CheckPill({ id, text, isChecked, onChange }: PillProps) {
  return (
    <label>
      <input
        type="checkbox"
        id={id}
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
      />
      {text}
    </label>
  )
}
