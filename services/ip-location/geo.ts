import { isIPv6 } from 'node:net'
import type { AsnResponse, CityResponse, Reader, Response } from 'maxmind'
import type { GeoLocation } from '#events/aggregates/users.ts'
import { ConfigError } from '#services/platform/config/config-error.ts'

/** Looks an address up in local files; no address leaves the machine. */
export type GeoLookup = (address: string) => GeoLocation

export interface GeoDatabasePaths {
  geoCityDb: string | undefined
  geoAsnDb: string | undefined
}

export async function openGeoLookup({ geoCityDb, geoAsnDb }: GeoDatabasePaths): Promise<GeoLookup> {
  const cities = await openMmdb<CityResponse>('GEO_CITY_DB', geoCityDb)
  const networks = await openMmdb<AsnResponse>('GEO_ASN_DB', geoAsnDb)
  return address => ({
    ...cityPlace(lookUp(cities, address)),
    ...networkOwner(lookUp(networks, address))
  })
}

async function openMmdb<T extends Response>(
  name: string,
  path: string | undefined
): Promise<Reader<T> | undefined> {
  if (!path) return undefined
  const { open } = await import('maxmind')
  return open<T>(path).catch(() => {
    throw new ConfigError([`${name} no es un archivo de MaxMind que se pueda leer: ${path}`])
  })
}

/** Without this check, a database of IPv4 would look up the first bits of an IPv6 address. */
function lookUp<T extends Response>(file: Reader<T> | undefined, address: string): Partial<T> {
  if (!file || (isIPv6(address) && file.metadata.ipVersion === 4)) return {}
  return file.get(address) ?? {}
}

function cityPlace({
  city,
  subdivisions,
  country,
  postal,
  location
}: Partial<CityResponse>): GeoLocation {
  return withoutUndefined({
    city: localizedName(city),
    region: localizedName(subdivisions?.[0]),
    country: localizedName(country) ?? countryName(country?.iso_code),
    postal: postal?.code,
    loc: coordinates(location),
    timezone: location?.time_zone
  })
}

function networkOwner(found: Partial<AsnResponse>): GeoLocation {
  const { autonomous_system_number: number, autonomous_system_organization: name } = found
  return withoutUndefined({
    org: [number && `AS${number}`, name].filter(Boolean).join(' ') || undefined
  })
}

/** Databases of other makers leave out more fields than MaxMind's types declare. */
function localizedName(
  named: { names?: { en?: string; es?: string } } | undefined
): string | undefined {
  return named?.names?.es ?? named?.names?.en
}

const countryNames = new Intl.DisplayNames('es', { type: 'region' })

/** «España» for ES. */
function countryName(code: string | undefined): string | undefined {
  return code && /^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined
}

function coordinates(location: { latitude?: number; longitude?: number } | undefined) {
  const { latitude, longitude } = location ?? {}
  return latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`
}

function withoutUndefined(
  place: { [K in keyof GeoLocation]: GeoLocation[K] | undefined }
): GeoLocation {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}
