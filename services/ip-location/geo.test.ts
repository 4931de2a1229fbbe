import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '#services/platform/config/config.ts'
import { sampleDatabasePath, segoviaLocation } from '#test/ip-location.ts'
import { openGeoLookup } from './geo.ts'

const geoCityDb = sampleDatabasePath('city')
const geoAsnDb = sampleDatabasePath('asn')

describe('the place of an address', () => {
  test('is told in Spanish, with the organisation that owns its network', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('203.0.113.7')).toEqual(segoviaLocation)
  })

  test('is told of IPv6, in English where there is no Spanish name', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('2001:db8:1::1')).toMatchObject({
      city: 'Jerez de la Frontera',
      region: 'Andalucía',
      country: 'España',
      org: 'AS64499 Red de Ejemplo Seis'
    })
  })

  test('lacks what the files do not know', async () => {
    const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
    expect(geo('198.51.100.1')).toEqual({ country: 'Portugal', org: 'AS64497 Rede de Exemplo' })
    expect(geo('192.0.2.1')).toEqual({ timezone: 'Europe/Madrid', org: 'AS64498' })
  })

  test.each(['9.9.9.9', '10.0.0.1', '2620:fe::fe', '::1', 'desconocida', ''])(
    'is empty for «%s»',
    async address => {
      const geo = await openGeoLookup({ geoCityDb, geoAsnDb })
      expect(geo(address)).toEqual({})
    }
  )

  test('comes from whichever file there is', async () => {
    const neither = await openGeoLookup({ geoCityDb: undefined, geoAsnDb: undefined })
    expect(neither('203.0.113.7')).toEqual({})
    const city = await openGeoLookup({ geoCityDb, geoAsnDb: undefined })
    expect(city('198.51.100.1')).toEqual({ country: 'Portugal' })
    const owner = await openGeoLookup({ geoCityDb: undefined, geoAsnDb })
    expect(owner('198.51.100.1')).toEqual({ org: 'AS64497 Rede de Exemplo' })
  })

  test('is not guessed for IPv6 from a file of IPv4', async () => {
    const geo = await openGeoLookup({
      geoCityDb: sampleDatabasePath('only-ipv4'),
      geoAsnDb: undefined
    })
    expect(geo('203.0.113.7')).toMatchObject({ city: 'Segovia' })
    expect(geo('2001:db8::1')).toEqual({})
  })
})

describe('a geo file that cannot be read', () => {
  test.each([
    ['GEO_CITY_DB', '/nowhere/city.mmdb'],
    ['GEO_ASN_DB', fileURLToPath(import.meta.url)]
  ])('stops the start with a sentence that names %s', async (name, path) => {
    const { geoCityDb, geoAsnDb } = parseConfig({ [name]: path })
    const sentence = `${name} no es un archivo de MaxMind que se pueda leer: ${path}`
    await expect(openGeoLookup({ geoCityDb, geoAsnDb })).rejects.toThrow(sentence)
  })
})
