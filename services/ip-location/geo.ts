import { isIPv6 } from 'node:net'
import type { AsnResponse, CityResponse, Reader, Response } from 'maxmind'
import type { Place } from '#events/users.ts'
import { BadConfig } from '#services/platform/config/config.ts'

/** Tells the place of an address from files of this machine; no address leaves it. */
export type Geo = (address: string) => Place

export interface GeoFiles {
  geoCityDb: string | undefined
  geoAsnDb: string | undefined
}

export async function openGeo({ geoCityDb, geoAsnDb }: GeoFiles): Promise<Geo> {
  const cities = await openFile<CityResponse>('GEO_CITY_DB', geoCityDb)
  const networks = await openFile<AsnResponse>('GEO_ASN_DB', geoAsnDb)
  return address => ({ ...placeOf(lookUp(cities, address)), ...ownerOf(lookUp(networks, address)) })
}

async function openFile<T extends Response>(
  name: string,
  path: string | undefined
): Promise<Reader<T> | undefined> {
  if (!path) return undefined
  const { open } = await import('maxmind')
  return open<T>(path).catch(() => {
    throw new BadConfig([`${name} no es un archivo de MaxMind que se pueda leer: ${path}`])
  })
}

/** A file of IPv4 alone would take the first bits of an IPv6 address for one of its own. */
function lookUp<T extends Response>(file: Reader<T> | undefined, address: string): Partial<T> {
  if (!file || (isIPv6(address) && file.metadata.ipVersion === 4)) return {}
  return file.get(address) ?? {}
}

function placeOf({ city, subdivisions, country, postal, location }: Partial<CityResponse>): Place {
  return defined({
    city: spanish(city),
    region: spanish(subdivisions?.[0]),
    country: spanish(country),
    postal: postal?.code,
    loc: coordinates(location),
    timezone: location?.time_zone
  })
}

function ownerOf(found: Partial<AsnResponse>): Place {
  const { autonomous_system_number: number, autonomous_system_organization: name } = found
  return defined({ org: [number && `AS${number}`, name].filter(Boolean).join(' ') || undefined })
}

/** Files of other makers leave out more than MaxMind's types say. */
function spanish(named: { names?: { en?: string; es?: string } } | undefined): string | undefined {
  return named?.names?.es ?? named?.names?.en
}

function coordinates(location: { latitude?: number; longitude?: number } | undefined) {
  const { latitude, longitude } = location ?? {}
  return latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`
}

function defined(place: { [K in keyof Place]: Place[K] | undefined }): Place {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}
