import { useEffect, useState } from 'react'
import { apiClient } from '#site/lib/api.ts'
import { TextField } from './TextField.tsx'
import type { Form } from './use-form.ts'

const listId = 'lugares'
/** Milliseconds after the last key. */
const pause = 200

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
