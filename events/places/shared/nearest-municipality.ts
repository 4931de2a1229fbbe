import { distanceKm, type Point } from './distance.ts'

/** Thousandths of a degree from this corner, which is south and west of Spain: positions that fit in 16 bits. */
const corner = { lat: 27, lon: -19 }
const perDegree = 1000

/**
 * Where municipalities are, for a device: three columns of 16 bits, the difference of each code to the one before, the latitudes,
 * the longitudes. They are in the order of their codes.
 */
export function encodeMunicipalities(municipalities: readonly (Point & { code: string })[]) {
  const codes = municipalities.map(({ code }) => Number(code))
  const offset = (degrees: number, from: number) => Math.round((degrees - from) * perDegree)
  return Uint16Array.from([
    ...codes.map((code, index) => code - (codes[index - 1] ?? 0)),
    ...municipalities.map(({ lat }) => offset(lat, corner.lat)),
    ...municipalities.map(({ lon }) => offset(lon, corner.lon))
  ])
}

/** Kilometres; every place in Spain is nearer than this to the seat of a municipality. */
const farthest = 50

/** The INE code of the municipality whose seat is nearest; undefined far from all of them. */
export function nearestMunicipality(columns: Uint16Array, position: Point): string | undefined {
  const count = columns.length / 3
  const degrees = (index: number, from: number) => from + (columns[index] ?? 0) / perDegree
  let code = 0
  let nearest: number | undefined
  let least = farthest
  for (let index = 0; index < count; index++) {
    code += columns[index] ?? 0
    const seat = {
      lat: degrees(count + index, corner.lat),
      lon: degrees(2 * count + index, corner.lon)
    }
    const distance = distanceKm(position, seat)
    if (distance >= least) continue
    least = distance
    nearest = code
  }
  return nearest === undefined ? undefined : String(nearest).padStart(5, '0')
}
