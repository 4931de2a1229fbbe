import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { distanceKm } from './shared/distance.ts'
import { islands } from './islands.ts'
import { findMunicipality, placeTables } from './municipalities.ts'
import { provinceOf, provinces } from './shared/provinces.ts'
import { country, regions } from './shared/regions.ts'
import { readCorrections } from './municipalities.ts'
import { makeMunicipalityTable } from './table/make-table.ts'

const { municipalities, localities } = placeTables()

describe('the table of municipalities', () => {
  test('is what the script makes', () => {
    const committed = readFileSync(new URL('municipalities.tsv', import.meta.url), 'utf8')
    expect(makeMunicipalityTable(readCorrections('municipality')) === committed).toBe(true)
  })

  test('has the 8,131 of the IGN and Usansolo, each code once', () => {
    expect(municipalities).toHaveLength(8_132)
    expect(new Set(municipalities.map(({ code }) => code)).size).toBe(8_132)
    expect(findMunicipality('48916')).toMatchObject({ name: 'Usansolo' })
  })

  test('has codes of five digits and every province', () => {
    expect(municipalities.filter(({ code }) => !/^\d{5}$/.test(code))).toEqual([])
    const found = new Set(municipalities.map(({ code }) => provinceOf(code)?.code))
    expect([...found].sort()).toEqual(provinces.map(({ code }) => code).sort())
  })

  test('has a name and a point in Spain for each', () => {
    const isInSpain = ({ lat, lon }: { lat: number; lon: number }) =>
      (lat > 35.2 && lat < 43.9 && lon > -9.4 && lon < 4.4) ||
      (lat > 27.6 && lat < 29.3 && lon > -18.2 && lon < -13.3)
    expect([...municipalities, ...localities].filter(place => !isInSpain(place))).toEqual([])
    expect(municipalities.filter(({ name }) => name.trim() !== name || name === '')).toEqual([])
  })

  test.each([
    ['11039', 'Vejer de la Frontera', 36.252, -5.963],
    ['11020', 'Jerez de la Frontera', 36.686, -6.137],
    ['28079', 'Madrid', 40.416, -3.703],
    ['03014', 'Alacant/Alicante', 38.345, -0.481],
    ['04902', 'El Ejido', 36.776, -2.815],
    ['10180', 'Talayuela', 39.986, -5.609],
    ['23066', 'Peal de Becerro', 37.913, -3.121],
    ['46148', 'Loriguilla', 39.489, -0.572],
    ['38013', 'Frontera', 27.754, -18.003]
  ])('has %s %s where it is', (code, name, lat, lon) => {
    const found = findMunicipality(code)
    expect(found?.name).toBe(name)
    expect(found && distanceKm(found, { lat, lon })).toBeLessThan(3)
  })

  test('knows the population of the larger towns', () => {
    const largest = municipalities.toSorted((a, b) => b.population - a.population)
    expect(largest.slice(0, 3).map(({ name }) => name)).toEqual(['Madrid', 'Barcelona', 'València'])
    expect(municipalities.filter(({ population }) => population > 0).length).toBeGreaterThan(6_000)
  })
})

describe('corrections', () => {
  test('name municipalities that exist', () => {
    const codes = ['name', 'locality'].flatMap(kind =>
      readCorrections(kind).map(line => line.slice(0, 5))
    )
    expect(codes.filter(code => !findMunicipality(code))).toEqual([])
  })

  test('place a locality within 35 km of its municipality', () => {
    const far = localities.filter(locality => {
      const municipality = findMunicipality(locality.municipality)
      return !municipality || distanceKm(locality, municipality) > 35
    })
    expect(far).toEqual([])
    expect(localities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['El Rocío', 'Sotogrande', 'Montenmedio', 'Zahara de los Atunes'])
    )
  })
})

describe('provinces, regions and islands', () => {
  test('are 52 provinces, each in a region', () => {
    expect(provinces).toHaveLength(52)
    const inSeveral = new Set(regions.map(({ name }) => name))
    const alone = provinces.filter(({ region }) => !inSeveral.has(region))
    expect(alone.filter(({ name, region }) => name !== region)).toEqual([])
    expect(alone).toHaveLength(9)
  })

  test('have no name twice', () => {
    const names = [...provinces, ...regions, ...islands, country].flatMap(
      ({ name, otherNames }) => [name, ...otherNames]
    )
    expect(names).toHaveLength(new Set(names).size)
  })

  test('name municipalities that exist', () => {
    const codes = islands.flatMap(({ province, municipalities }) =>
      municipalities === 'rest' ? [] : municipalities.split(' ').map(end => province + end)
    )
    expect(codes).toHaveLength(new Set(codes).size)
    expect(codes.filter(code => !findMunicipality(code))).toEqual([])
  })
})
