import type { InferResponseType } from 'hono/client'
import { type apiClient, ApiError } from '#site/lib/api.ts'

export type DiagnosisResponse = InferResponseType<(typeof apiClient)['ip-diagnostic']['$get'], 200>
export type IpLocation = DiagnosisResponse['geolocalizacion']

/** Labels of the fields of a location. */
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

/** True when there is something to save in a profile. */
export function hasLocation({
  ip,
  geolocalizacion: { city, region, country }
}: DiagnosisResponse): boolean {
  return Boolean(ip && (city || region || country))
}

/** Title of a failure, with the HTTP status if there was a response. */
export function errorTitle(what: string, error: Error): string {
  if (!(error instanceof ApiError)) return what
  return `${what}: ${error.status} ${error.statusText}`.trim()
}
