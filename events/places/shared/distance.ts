/** Degrees on the globe. */
export interface Point {
  lat: number
  lon: number
}

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** Kilometres as the crow flies (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const vertical = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2
  const horizontal = Math.sin(((to.lon - from.lon) * radians) / 2) ** 2
  const narrowing = Math.cos(from.lat * radians) * Math.cos(to.lat * radians)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(vertical + narrowing * horizontal))
}
