import { distanceKm, type Point } from './distance.ts'
import { placeTables } from './municipalities.ts'
import type { Radius } from './radiuses.ts'

const kmPerDegree = 111.2

/** The codes of the municipalities whose seat is so near, the nearest first. */
export function municipalitiesWithin(radius: Radius, center: Point): string[] {
  const tallest = radius / kmPerDegree
  const widest = tallest / Math.cos((Math.abs(center.lat) + tallest) * (Math.PI / 180))
  return placeTables()
    .municipalities.flatMap(municipality => {
      const { code, lat, lon } = municipality
      if (Math.abs(lat - center.lat) > tallest || Math.abs(lon - center.lon) > widest) return []
      const distance = distanceKm(center, municipality)
      return distance > radius ? [] : [{ code, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ code }) => code)
}
