import { useEffect } from 'react'
import { TextField } from './TextField.tsx'
import type { Form } from './use-form.ts'
import { usePlaces } from './use-places.ts'

const listId = 'lugares'

interface Props {
  form: Form
  /** Names that are offered besides. */
  others: readonly string[]
  maxLength: number
  isOptional?: boolean
}

/** A place as it is typed; a municipality of the list brings its code. */
export function PlaceField({ form, others, ...props }: Props) {
  const text = form.values['location'] ?? ''
  const places = usePlaces(text === form.initial['location'] ? '' : text)
  const code = places.get(text)

  function change(changes: Record<string, string>) {
    const { location = '' } = changes
    const initial = location === form.initial['location'] ? form.initial['place'] : ''
    form.change({ ...changes, place: places.get(location) ?? initial ?? '' })
  }

  useEffect(() => {
    if (code && code !== form.values['place']) form.set('place', code)
  }, [code, form])
  return (
    <>
      <TextField
        form={{ ...form, set: (name, value) => change({ [name]: value }) }}
        name="location"
        label="Ubicación"
        hint="Localidad y provincia, por ejemplo: Riaza, Segovia."
        autoComplete="off"
        list={listId}
        {...props}
      />
      <datalist id={listId}>
        {[...new Set([...places.keys(), ...others])].map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
