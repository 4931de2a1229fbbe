import type { Point } from './shared/distance.ts'
import { islands } from './islands.ts'
import { type Municipality, placeTables } from './municipalities.ts'
import { bareName, foldName, nameVariants } from './names.ts'
import { provinceOf, provinces } from './shared/provinces.ts'
import { country, regions } from './shared/regions.ts'

export type PlaceKind = 'country' | 'region' | 'province' | 'island' | 'municipality' | 'locality'

/** A place that has a name. */
export interface Place extends Point {
  kind: PlaceKind
  /** Five digits: a municipality, also of a locality; two: a province; a word: an island, a region, Spain. */
  code: string
  name: string
  /** Its names, folded by `foldName`. */
  keys: string[]
  population: number
  /** The codes of the provinces in which it lies. */
  provinces: string[]
}

export interface PlaceIndex {
  /** The most populous first. */
  places: Place[]
  byName: Map<string, Place[]>
  /** Places by `bareName`. */
  byBareName: Map<string, Place[]>
  byFirstWord: Map<string, Place[]>
  /** Places by INE code, without localities, which have the code of their municipality. */
  byCode: Map<string, Place>
}

interface Naming {
  name: string
  otherNames: string[]
}

let index: PlaceIndex | undefined

/** Made at the first use, and kept: the tables never change while a program runs. */
export function placeIndex(): PlaceIndex {
  index ??= buildIndex()
  return index
}

/** «Vejer de la Frontera, Cádiz»; undefined for an unknown code. */
export function municipalityText(code: string): string | undefined {
  const place = placeIndex().byCode.get(code)
  return place && `${place.name}, ${provinceName(place)}`
}

/** The codes of the municipalities of an island. */
export function islandMunicipalities(code: string): string[] {
  const island = islands.find(known => known.code === code)
  if (!island) return []
  const { province, municipalities } = island
  if (municipalities !== 'rest') return municipalities.split(' ').map(end => province + end)
  const others = islands
    .filter(neighbour => neighbour.province === province && neighbour !== island)
    .flatMap(neighbour => islandMunicipalities(neighbour.code))
  return placeTables()
    .municipalities.map(municipality => municipality.code)
    .filter(code => code.startsWith(province) && !others.includes(code))
}

function buildIndex(): PlaceIndex {
  const places = [...widePlaces(), ...municipalityPlaces(), ...localityPlaces()].sort(
    (a, b) => b.population - a.population
  )
  const withCode = places.filter(({ kind }) => kind !== 'locality')
  return {
    places,
    byName: groupByKeys(places, key => key),
    byBareName: groupByKeys(places, bareName),
    byFirstWord: groupByKeys(places, firstWord),
    byCode: new Map(withCode.map(place => [place.code, place]))
  }
}

function firstWord(key: string): string {
  const end = key.indexOf(' ')
  return end < 0 ? key : key.slice(0, end)
}

function groupByKeys(places: Place[], toGroup: (key: string) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    for (const key of place.keys) {
      const members = groups.get(toGroup(key))
      if (!members) groups.set(toGroup(key), [place])
      else if (members.at(-1) !== place) members.push(place)
    }
  }
  return groups
}

/** The population and the centre of a wide place follow from its municipalities. */
function widePlaces(): Place[] {
  const { municipalities, municipalityByCode } = placeTables()
  const byProvince = Map.groupBy(municipalities, ({ code }) => code.slice(0, 2))
  const inProvinces = (codes: string[]) => codes.flatMap(code => byProvince.get(code) ?? [])
  const wide = (kind: PlaceKind, naming: Naming & { code: string }, within: string[]) =>
    widePlace(kind, naming, within, inProvinces(within))
  const provincesOf = (region: string) =>
    provinces.flatMap(province => (province.region === region ? [province.code] : []))
  return [
    wide(
      'country',
      country,
      provinces.map(({ code }) => code)
    ),
    ...regions.map(region => wide('region', region, provincesOf(region.name))),
    ...provinces.map(province => wide('province', province, [province.code])),
    ...islands.map(island => {
      const codes = islandMunicipalities(island.code)
      const own = codes.flatMap(code => municipalityByCode.get(code) ?? [])
      return widePlace('island', island, [island.province], own)
    })
  ]
}

function widePlace(
  kind: PlaceKind,
  { code, name, otherNames }: Naming & { code: string },
  within: string[],
  municipalities: Municipality[]
): Place {
  const mean = (values: number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3))
  return {
    kind,
    code,
    name,
    keys: foldedNames({ name, otherNames }),
    population: municipalities.reduce((sum, { population }) => sum + population, 0),
    provinces: within,
    lat: mean(municipalities.map(({ lat }) => lat)),
    lon: mean(municipalities.map(({ lon }) => lon))
  }
}

function municipalityPlaces(): Place[] {
  return placeTables().municipalities.map(({ code, name, otherNames, population, lat, lon }) => ({
    kind: 'municipality' as const,
    code,
    name,
    population,
    lat,
    lon,
    keys: foldedNames({ name, otherNames }),
    provinces: [code.slice(0, 2)]
  }))
}

function localityPlaces(): Place[] {
  return placeTables().localities.map(({ municipality, name, lat, lon }) => ({
    kind: 'locality' as const,
    code: municipality,
    name,
    population: 0,
    lat,
    lon,
    keys: foldedNames({ name, otherNames: [] }),
    provinces: [municipality.slice(0, 2)]
  }))
}

/** Each name, both halves of a bilingual one, without repetition. */
function foldedNames({ name, otherNames }: Naming): string[] {
  if (otherNames.length === 0 && !name.includes('/')) return [foldName(name)]
  const names = [name, ...nameVariants(name), ...otherNames]
  return [...new Set(names.map(foldName))]
}

export function isTown({ kind }: Place): boolean {
  return kind === 'municipality' || kind === 'locality'
}

/** The name of the province of a municipality, an island or a province; empty where there are several. */
export function provinceName({ provinces: [code, ...others] }: Place): string {
  return (code && others.length === 0 && provinceOf(code)?.name) || ''
}
