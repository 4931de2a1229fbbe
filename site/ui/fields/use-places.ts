import { useEffect, useState } from 'react'
import { apiClient } from '#site/lib/api.ts'

/** Milliseconds after the last key. */
const pause = 200
const municipality = /^\d{5}$/

/** The municipalities whose name begins with a text, with their codes: «Jerez de la Frontera, Cádiz». */
export function usePlaces(text: string): ReadonlyMap<string, string> {
  return useFoundPlaces(text).places
}

interface FoundPlaces {
  places: ReadonlyMap<string, string>
  /** The text that was searched, and what it may mean when it names no place. */
  unplaced?: { location: string; nearest: ReadonlyMap<string, string> } | undefined
}

const nothingFound: FoundPlaces = { places: new Map() }

/** With `location`, the whole text, also whether that names a place. */
export function useFoundPlaces(text: string, location = ''): FoundPlaces {
  const [found, setFound] = useState(nothingFound)
  const [typed = ''] = text.split(',')
  useEffect(() => {
    if (typed.trim().length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const request = findPlaces(typed.trim(), location.trim(), controller.signal)
      const answer = await request.catch(() => undefined)
      if (answer && !controller.signal.aborted) setFound(answer)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, location])
  return found
}

async function findPlaces(
  text: string,
  location: string,
  signal: AbortSignal
): Promise<FoundPlaces> {
  const query = { text, ...(location && { location }) }
  const response = await apiClient.places.$get({ query }, { init: { signal } })
  if (!response.ok) return nothingFound
  const { places, isPlaced, nearest = [] } = await response.json()
  return {
    places: namesOf(places.filter(({ code }) => municipality.test(code))),
    unplaced: isPlaced === false ? { location, nearest: namesOf(nearest) } : undefined
  }
}

const namesOf = (places: { code: string; name: string; province: string }[]) =>
  new Map(places.map(({ code, name, province }) => [`${name}, ${province}`, code]))
