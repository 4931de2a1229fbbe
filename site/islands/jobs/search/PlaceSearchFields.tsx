import { useEffect, useRef, useState } from 'react'
import { defaultRadius } from '#events/places/shared/radiuses.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { LocationField } from './SearchFields.tsx'
import { RadiusSelect } from '#site/ui/fields/RadiusSelect.tsx'
import { usePlaces } from '#site/ui/fields/use-places.ts'
import { provinceNames } from '#services/jobs/shared/provinces.ts'

interface Props {
  search: JobListSearch
  recent: readonly JobListSearch[]
  /** True when the place of the search is a town, or near one. */
  isTown: boolean
}

/** A place as typed. A town has a choice of radius; choosing one of the list sets its code too. */
export function PlaceSearchFields({ search, recent, isTown }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search.location)
  const places = usePlaces(text === search.location ? '' : text)
  const known = new Map([
    ...recent.map(({ location, near }) => [location, near] as const),
    ...places,
    ...(search.location ? [[search.location, search.near] as const] : [])
  ])
  const near = known.get(text) ?? ''
  const hasRadius = near || (text && text === search.location ? isTown : namesTown(text, places))

  useEffect(() => setText(search.location), [search.location])
  // Takes over what was typed before the script had loaded.
  useEffect(() => setText(now => field.current?.value ?? now), [])
  return (
    <>
      <LocationField
        ref={field}
        value={text}
        list="lugares"
        onChange={event => setText(event.currentTarget.value)}
      >
        <LocationOptions id="lugares" known={[...known.keys()].filter(Boolean)} />
      </LocationField>
      {hasRadius && (
        <RadiusSelect
          id="radius"
          near={near}
          key={search.radius}
          defaultValue={search.radius || defaultRadius}
        />
      )}
    </>
  )
}

function namesTown(text: string, places: ReadonlyMap<string, string>): boolean {
  const isNamed = (name = '') => !name.localeCompare(text.trim(), 'es', { sensitivity: 'base' })
  return [...places.keys()].some(place => isNamed(place.split(',')[0]))
}

/** Suggested places; anything else may be typed too. */
function LocationOptions({ id, known = [] }: { id: string; known?: string[] }) {
  const places = new Set([...known, ...provinceNames])
  return (
    <datalist id={id}>
      {[...places].map(place => (
        <option key={place} value={place} />
      ))}
    </datalist>
  )
}
