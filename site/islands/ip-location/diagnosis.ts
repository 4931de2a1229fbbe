import type { InferResponseType } from 'hono/client'
import { type api, Refusal } from '#site/lib/api.ts'

export type Diagnosis = InferResponseType<(typeof api)['ip-diagnostic']['$get'], 200>
export type Place = Diagnosis['geolocalizacion']

/** What is told of a place, and how each is called. */
export const placeNames: Record<keyof Place, string> = {
  city: 'Ciudad',
  region: 'Región',
  country: 'País',
  postal: 'Código postal',
  loc: 'Coordenadas',
  org: 'Organización',
  timezone: 'Zona horaria'
}

export const placeKeys = ['city', 'region', 'country', 'postal', 'loc', 'org', 'timezone'] as const

/** Without a place there is nothing that a profile could say. */
export function isLocated({ ip, geolocalizacion: { city, region, country } }: Diagnosis): boolean {
  return Boolean(ip && (city || region || country))
}

/** How a page begins to tell of a failure, with the status if there was an answer at all. */
export function failureTitle(what: string, error: Error): string {
  if (!(error instanceof Refusal)) return what
  return `${what}: ${error.status} ${error.statusText}`.trim()
}
