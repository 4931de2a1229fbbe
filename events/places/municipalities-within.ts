import { distanceKm, type Point } from './shared/distance.ts'
import { placeTables } from './municipalities.ts'
import type { Radius } from './shared/radiuses.ts'

/** Rounded down: the box must not leave any municipality out. */
const kmPerDegree = 111.1

/** Around a place. */
export interface Surroundings {
  center: Point & { code: string }
  /** Kilometres. */
  radius: number
}

/** The codes of the municipalities whose seat is so near. The box spares most of them the haversine. */
export function municipalitiesWithin(radius: Radius, center: Point): string[] {
  const tallest = radius / kmPerDegree
  const widest = tallest / Math.cos((Math.abs(center.lat) + tallest) * (Math.PI / 180))
  return placeTables()
    .municipalities.filter(
      municipality =>
        Math.abs(municipality.lat - center.lat) <= tallest &&
        Math.abs(municipality.lon - center.lon) <= widest &&
        distanceKm(center, municipality) <= radius
    )
    .map(({ code }) => code)
}
