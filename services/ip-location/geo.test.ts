import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '#services/platform/config/config.ts'
import { sampleDatabasePath, segoviaLocation } from '#test/board/ip-location.ts'
import { openGeoLookup } from './geo.ts'

const geoCityDb = sampleDatabasePath('city')
const geoAsnDb = sampleDatabasePath('asn')

describe('the location of an IP address', () => {
  test('has Spanish names, and the organisation that owns the network', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('203.0.113.7')).toEqual(segoviaLocation)
  })

  test('is found for IPv6, with English names where there is no Spanish one', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('2001:db8:1::1')).toMatchObject({
      city: 'Jerez de la Frontera',
      region: 'Andalucía',
      country: 'España',
      org: 'AS64499 Red de Ejemplo Seis'
    })
  })

  test('leaves out fields that the databases do not have', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('198.51.100.1')).toEqual({ country: 'Portugal', org: 'AS64497 Rede de Exemplo' })
    expect(geo('192.0.2.1')).toEqual({
      country: 'España',
      timezone: 'Europe/Madrid',
      org: 'AS64498'
    })
  })

  test.each(['9.9.9.9', '10.0.0.1', '2620:fe::fe', '::1', 'desconocida', ''])(
    'is empty for «%s»',
    async address => {
      const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
      expect(geo(address)).toEqual({})
    }
  )

  test('needs only one of the two databases', async () => {
    const neither = await openGeoLookup({ geoCityDb: undefined, geoAsnDb: undefined })
    expect(neither('203.0.113.7')).toEqual({})
    const city = await openGeoLookup({ geoCityDb, geoAsnDb: undefined })
    expect(city('198.51.100.1')).toEqual({ country: 'Portugal' })
    const owner = await openGeoLookup({ geoCityDb: undefined, geoAsnDb })
    expect(owner('198.51.100.1')).toEqual({ org: 'AS64497 Rede de Exemplo' })
  })

  test('is empty for IPv6 when the database holds IPv4 only', async () => {
    const geo = await openGeoLookup({
      geoCityDb: sampleDatabasePath('only-ipv4'),
      geoAsnDb: undefined
    })
    expect(geo('203.0.113.7')).toMatchObject({ city: 'Segovia' })
    expect(geo('2001:db8::1')).toEqual({})
  })
})

describe('a geo database that cannot be read', () => {
  test.each([
    ['GEO_CITY_DB', '/nowhere/city.mmdb'],
    ['GEO_ASN_DB', fileURLToPath(import.meta.url)]
  ])('stops the start with an error that names %s', async (name, path) => {
    const { geoCityDb, geoAsnDb } = parseConfig({ [name]: path })
    const sentence = `${name} no es un archivo de MaxMind que se pueda leer: ${path}`
    await expect(openGeoLookup({ geoCityDb, geoAsnDb })).rejects.toThrow(sentence)
  })
})
