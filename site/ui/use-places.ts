import { useEffect, useState } from 'react'
import { apiClient } from '#site/lib/api.ts'

/** Milliseconds after the last key. */
const pause = 200
const municipality = /^\d{5}$/

/** The municipalities whose name begins with a text, with their codes: «Jerez de la Frontera, Cádiz». */
export function usePlaces(text: string): ReadonlyMap<string, string> {
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

async function findPlaces(text: string, signal: AbortSignal): Promise<Map<string, string>> {
  const response = await apiClient.places.$get({ query: { text } }, { init: { signal } })
  if (!response.ok) return new Map()
  const { places } = await response.json()
  const known = places.filter(({ code }) => municipality.test(code))
  return new Map(known.map(({ code, name, province }) => [`${name}, ${province}`, code]))
}
