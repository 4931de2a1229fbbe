import { useEffect, useState } from 'react'
import { maxJobLineLength } from '#services/jobs/limits.ts'
import { apiClient } from '#site/lib/api.ts'
import { LocationOptions } from '#site/islands/jobs/LocationOptions.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import type { Form } from '#site/ui/use-form.ts'

const listId = 'lugares'
/** Milliseconds after the last key. */
const pause = 200

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

/** The municipalities whose name begins with a text, with their codes. */
function usePlaces(text: string): ReadonlyMap<string, string> {
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map())
  const [typed = ''] = text.split(',')
  useEffect(() => {
    if (typed.trim().length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const found = await findPlaces(typed.trim(), controller.signal).catch(() => undefined)
      if (found && !controller.signal.aborted) setPlaces(found)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return places
}

const municipality = /^\d{5}$/

async function findPlaces(text: string, signal: AbortSignal): Promise<Map<string, string>> {
  const response = await apiClient.places.$get({ query: { text } }, { init: { signal } })
  if (!response.ok) return new Map()
  const { places } = await response.json()
  const known = places.filter(({ code }) => municipality.test(code))
  return new Map(known.map(({ code, name, province }) => [`${name}, ${province}`, code]))
}
