import type { InferResponseType } from 'hono/client'
import { type apiClient, ApiError } from '#site/lib/api.ts'

export type DiagnosisResponse = InferResponseType<(typeof apiClient)['ip-diagnostic']['$get'], 200>
export type IpLocation = DiagnosisResponse['geolocalizacion']

/** What is told of a place, and how each is called. */
export const locationLabels: Record<keyof IpLocation, string> = {
  city: 'Ciudad',
  region: 'Región',
  country: 'País',
  postal: 'Código postal',
  loc: 'Coordenadas',
  org: 'Organización',
  timezone: 'Zona horaria'
}

export const locationFields = [
  'city',
  'region',
  'country',
  'postal',
  'loc',
  'org',
  'timezone'
] as const

/** Without a place there is nothing that a profile could say. */
export function hasLocation({
  ip,
  geolocalizacion: { city, region, country }
}: DiagnosisResponse): boolean {
  return Boolean(ip && (city || region || country))
}

/** How a page begins to tell of a failure, with the status if there was an answer at all. */
export function errorTitle(what: string, error: Error): string {
  if (!(error instanceof ApiError)) return what
  return `${what}: ${error.status} ${error.statusText}`.trim()
}
