import { fileURLToPath } from 'node:url'

/** A file of `services/ip-location/samples`; see the README there. */
export function sampleDatabasePath(name: 'city' | 'asn' | 'only-ipv4'): string {
  return fileURLToPath(new URL(`../../services/ip-location/samples/${name}.mmdb`, import.meta.url))
}

/** The environment of a board with geolocation. */
export const ipLocationEnv = {
  GEO_CITY_DB: sampleDatabasePath('city'),
  GEO_ASN_DB: sampleDatabasePath('asn')
}

/** The place of 203.0.113.0/24, the network of test clients. */
export const segoviaLocation = {
  city: 'Segovia',
  region: 'Castilla y León',
  country: 'España',
  postal: '40001',
  loc: '40.9429,-4.1088',
  org: 'AS64496 Red de Ejemplo',
  timezone: 'Europe/Madrid'
}
