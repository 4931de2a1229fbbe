import { expect, test } from 'vitest'
import { distanceKm, type Point } from './distance.ts'
import { findMunicipality, placeTables } from '../municipalities.ts'
import { encodeMunicipalities, nearestMunicipality } from './nearest-municipality.ts'

const { municipalities } = placeTables()
const columns = encodeMunicipalities(municipalities)
const nameAt = (point: Point) => {
  const code = nearestMunicipality(columns, point)
  return code && findMunicipality(code)?.name
}

test('the table for devices has at most 60 KB before it is compressed', () => {
  expect(columns.length).toBe(3 * municipalities.length)
  expect(columns.byteLength).toBeLessThanOrEqual(60 * 1024)
})

/** Each is compared with all: so many of them take a second. */
const some = municipalities.filter((_, index) => index % 7 === 0)

test('at the seat of a municipality, that one is the nearest', () => {
  expect(some.length).toBeGreaterThan(1_000)
  const wrong = some.filter(municipality => {
    const code = nearestMunicipality(columns, municipality)
    const found = code ? findMunicipality(code) : undefined
    return !found || distanceKm(found, municipality) > 0
  })
  expect(wrong).toEqual([])
})

test('anywhere else, it is the nearest by the distance on the globe', () => {
  for (let lat = 27.5; lat < 44; lat += 1.21) {
    for (let lon = -18.3; lon < 4.5; lon += 1.27) {
      const distances = municipalities.map(place => distanceKm({ lat, lon }, place))
      const least = Math.min(...distances)
      const code = nearestMunicipality(columns, { lat, lon })
      const found = code ? findMunicipality(code) : undefined
      expect([lat, lon, found !== undefined]).toEqual([lat, lon, least < 50])
      if (found) expect(distanceKm({ lat, lon }, found)).toBeCloseTo(least, 6)
    }
  }
})

test.each<[where: string, lat: number, lon: number, name: string]>([
  ['in a town', 36.686, -6.137, 'Jerez de la Frontera'],
  ['on an island', 28.456, -13.86, 'Puerto del Rosario'],
  ['on the smallest island', 38.7, 1.45, 'Formentera'],
  ['in the west of the Canaries', 27.74, -18.02, 'Frontera'],
  ['in Africa', 35.88, -5.31, 'Ceuta'],
  ['at sea, before the coast', 36.5, -6.5, 'Rota'],
  ['in Portugal, beside the border', 38.88, -7.16, 'Badajoz'],
  ['in Gibraltar', 36.14, -5.35, 'La Línea de la Concepción']
])('%s: %d, %d is near %s', (_, lat, lon, name) => expect(nameAt({ lat, lon })).toBe(name))

test.each<[where: string, lat: number, lon: number]>([
  ['Lisboa', 38.72, -9.14],
  ['Porto', 41.15, -8.61],
  ['Paris', 48.86, 2.35],
  ['the sea between Valencia and Mallorca', 39.6, 0.9],
  ['the ocean', 32, -15],
  ['Sydney', -33.87, 151.21],
  ['the pole', 90, 0],
  ['the other end of the longitudes', 40, 180]
])('%s is near none', (_, lat, lon) => expect(nameAt({ lat, lon })).toBeUndefined())
