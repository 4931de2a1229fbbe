import { type AsnResponse, type CityResponse, open, type Reader, type Response } from 'maxmind'
import type { Place } from '#events/users.ts'
import { BadConfig } from '#services/config.ts'

/** Tells the place of an address from files of this machine; no address leaves it. */
export type Geo = (address: string) => Place

export interface GeoFiles {
  geoCityDb: string | undefined
  geoAsnDb: string | undefined
}

export async function openGeo({ geoCityDb, geoAsnDb }: GeoFiles): Promise<Geo> {
  const cities = await openFile<CityResponse>('GEO_CITY_DB', geoCityDb)
  const networks = await openFile<AsnResponse>('GEO_ASN_DB', geoAsnDb)
  return address => ({ ...placeOf(cities?.get(address)), ...ownerOf(networks?.get(address)) })
}

async function openFile<T extends Response>(
  name: string,
  path: string | undefined
): Promise<Reader<T> | undefined> {
  if (!path) return undefined
  return open<T>(path).catch(() => {
    throw new BadConfig([`${name} no es un archivo de MaxMind que se pueda leer: ${path}`])
  })
}

function placeOf(found: CityResponse | null | undefined): Place {
  if (!found) return {}
  const { city, subdivisions, country, postal, location } = found
  return defined({
    city: spanish(city),
    region: spanish(subdivisions?.[0]),
    country: spanish(country),
    postal: postal?.code,
    loc: location && `${location.latitude},${location.longitude}`,
    timezone: location?.time_zone
  })
}

function ownerOf(found: AsnResponse | null | undefined): Place {
  if (!found) return {}
  return { org: `AS${found.autonomous_system_number} ${found.autonomous_system_organization}` }
}

function spanish(named: { names: { readonly en: string; readonly es?: string } } | undefined) {
  return named?.names.es ?? named?.names.en
}

function defined(place: { [K in keyof Place]: Place[K] | undefined }): Place {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}
