import { useEffect, useRef, useState } from 'react'
import { defaultRadius, radiuses } from '#services/jobs/limits.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'
import { LocationOptions } from './LocationOptions.tsx'
import { LocationField } from './SearchFields.tsx'
import { usePlaces } from '#site/ui/use-places.ts'

interface Props {
  search: JobListSearch
  recent: readonly JobListSearch[]
}

/** A place as it is typed. A municipality of the list brings its code, and a radius to choose. */
export function PlaceSearchFields({ search, recent }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search.location)
  const places = usePlaces(text === search.location ? '' : text)
  const known = new Map([
    ...recent.map(({ location, near }) => [location, near] as const),
    ...places,
    ...(search.location ? [[search.location, search.near] as const] : [])
  ])
  const near = known.get(text) ?? ''

  useEffect(() => setText(search.location), [search.location])
  // What was typed before the script had loaded.
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
      {near && (
        <div className="field">
          <input type="hidden" name="near" value={near} />
          <label htmlFor="radius">A menos de</label>
          <select
            className="input"
            id="radius"
            name="radius"
            key={search.radius}
            defaultValue={search.radius || defaultRadius}
          >
            {radiuses.map(radius => (
              <option key={radius} value={radius}>{`${radius} km`}</option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}
