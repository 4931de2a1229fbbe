import { askable, askedLevels, askWeights } from '#events/job-content/vocabulary.ts'
import { askText } from '#services/jobs/shared/job-facts.ts'
import { askLabels, weightLabels } from '#services/words/words.ts'
import { maxAsks } from '#events/limits/jobs.ts'
import { fieldInputProps, Field, HintAndError } from '#site/ui/fields/Field.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { type JobAsk, askValue, askValues, readAsk } from './job-form-values.ts'

const years = [1, 2, 3, 5, 8, 10]
const weight = 'imprescindible'
const skills = askable.filter(what => !(what in askedLevels) && what !== 'anos')

/** The requirements, grouped as in the list that offers them. */
const groups: { label: string; asks: JobAsk[] }[] = [
  ...(['galope', 'carne', 'titulo', 'idioma'] as const).map(what => ({
    label: askLabels[what],
    asks: askedLevels[what].map(level => ({ what, level, weight }) as JobAsk)
  })),
  {
    label: 'Experiencia',
    asks: years.map(level => ({ what: 'anos', level, weight }) as JobAsk)
  },
  { label: 'Saber hacer', asks: skills.map(what => ({ what, weight }) as JobAsk) }
]

/** The requirements of a job, each in one of three weights. */
export function AskList({ form }: { form: Form }) {
  const asks = askValues(form.values).map(readAsk)
  const write = (next: JobAsk[]) => form.change(askChanges(form, next))
  const isAsked = ({ what, level }: JobAsk) =>
    asks.some(asked => asked.what === what && asked.level === level)
  return (
    <>
      {asks.length > 0 && (
        <ul className="stack gap-3">
          {asks.map((ask, index) => (
            <AskRow
              key={`${ask.what}-${ask.level}`}
              form={form}
              name={`asks.${index}`}
              ask={ask}
              onChange={changed => write(asks.map(known => (known === ask ? changed : known)))}
              onRemove={() => {
                write(asks.filter(known => known !== ask))
                document.getElementById(form.id('asks'))?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {asks.length < maxAsks && (
        <AddAsk form={form} isAsked={isAsked} onAdd={ask => write([...asks, ask])} />
      )}
    </>
  )
}

/** The values of the list; fields beyond its end are emptied. */
function askChanges(form: Form, asks: JobAsk[]): Record<string, string> {
  const count = Math.max(asks.length, askValues(form.values).length)
  const fields = Array.from({ length: count }, (_, index) => {
    const ask = asks[index]
    return [`asks.${index}`, ask ? askValue(ask) : '']
  })
  return Object.fromEntries(fields)
}

interface RowProps {
  form: Form
  name: string
  ask: JobAsk
  onChange(ask: JobAsk): void
  onRemove(): void
}

function AskRow({ form, name, ask, onChange, onRemove }: RowProps) {
  const text = askText(ask)
  return (
    <li className="field">
      <HintAndError form={form} name={name} label={text} />
      <div className="ask-row">
        <label htmlFor={form.id(name)}>{text}</label>
        <select
          className="input"
          {...fieldInputProps({ form, name, label: text })}
          onChange={({ target: { value } }) => onChange(readAsk(value))}
        >
          {askWeights.map(weight => (
            <option key={weight} value={askValue({ ...ask, weight })}>
              {weightLabels[weight]}
            </option>
          ))}
        </select>
        <button className="close" type="button" aria-label={`Quitar ${text}`} onClick={onRemove}>
          ×
        </button>
      </div>
    </li>
  )
}

interface AddProps {
  form: Form
  isAsked(ask: JobAsk): boolean
  onAdd(ask: JobAsk): void
}

function AddAsk({ form, isAsked, onAdd }: AddProps) {
  const field = { form, name: 'asks', label: 'Añadir a la lista', isOptional: true }
  return (
    <Field {...field}>
      <select
        className="input"
        {...fieldInputProps(field)}
        onChange={({ target: { value } }) => value && onAdd(readAsk(value))}
      >
        <option value="">Elige qué pides</option>
        {groups.map(({ label, asks }) => (
          <optgroup key={label} label={label}>
            {asks
              .filter(ask => !isAsked(ask))
              .map(ask => (
                <option key={askValue(ask)} value={askValue(ask)}>
                  {askText(ask)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}
