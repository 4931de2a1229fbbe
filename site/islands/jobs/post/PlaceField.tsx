import { useEffect } from 'react'
import { maxJobLineLength } from '#services/jobs/limits.ts'
import { LocationOptions } from '#site/islands/jobs/LocationOptions.tsx'
import { usePlaces } from '#site/islands/jobs/use-places.ts'
import { TextField } from '#site/ui/TextField.tsx'
import type { Form } from '#site/ui/use-form.ts'

const listId = 'lugares'

/** A place as it is typed; a municipality of the list brings its code. */
export function PlaceField({ form }: { form: Form }) {
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
        maxLength={maxJobLineLength}
      />
      <LocationOptions id={listId} known={[...places.keys()]} />
    </>
  )
}
