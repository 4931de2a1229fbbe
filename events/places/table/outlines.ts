import type { Point } from '../shared/distance.ts'

type Vertex = readonly [lon: number, lat: number]
type Segment = readonly [Vertex, Vertex]

/** The border of a municipality, exclaves and holes included. */
export interface Outline {
  segments: Segment[]
  west: number
  east: number
  south: number
  north: number
}

/** Reads the rings of a GeoJSON polygon. */
export function toOutline(rings: readonly (readonly (readonly number[])[])[]): Outline {
  const vertices = rings.map(ring => ring.map(toVertex))
  const lons = vertices.flat().map(([lon]) => lon)
  const lats = vertices.flat().map(([, lat]) => lat)
  return {
    segments: vertices.flatMap(ring =>
      ring.flatMap((vertex, index): Segment[] => {
        const next = ring[index + 1]
        return next ? [[vertex, next]] : []
      })
    ),
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats)
  }
}

const toVertex = ([lon = 0, lat = 0]: readonly number[]): Vertex => [lon, lat]

/** Kilometres from a point to an outline; 0 inside. */
export function distanceToOutline(point: Point, outline: Outline): number {
  return contains(outline, point) ? 0 : distanceToBorder(point, outline)
}

/** Even-odd rule: a ray to the east crosses the border an odd number of times. */
export function contains(outline: Outline, { lat, lon }: Point): boolean {
  if (lon < outline.west || lon > outline.east || lat < outline.south || lat > outline.north) {
    return false
  }
  const crossings = outline.segments.filter(
    ([[x1, y1], [x2, y2]]) =>
      y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)
  )
  return crossings.length % 2 === 1
}

const gridSteps = 16

/** The point of a grid that lies inside, farthest from the border; a corner of an outline without area. */
export function innerPoint(outline: Outline): Point {
  const { west, east, south, north } = outline
  const steps = Array.from({ length: gridSteps }, (_, index) => (index + 0.5) / gridSteps)
  const inside = steps
    .flatMap(x =>
      steps.map(y => ({ lon: west + x * (east - west), lat: south + y * (north - south) }))
    )
    .filter(point => contains(outline, point))
  const depths = inside.map(point => distanceToBorder(point, outline))
  return inside[depths.indexOf(Math.max(...depths))] ?? { lon: west, lat: south }
}

const kmPerDegree = 111.2

/** Measured on the plane that touches the earth at the point. */
function distanceToBorder({ lat, lon }: Point, { segments }: Outline): number {
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const distances = segments.map(([[x1, y1], [x2, y2]]) => {
    const [x, y] = [(lon - x1) * narrowing, lat - y1]
    const [dx, dy] = [(x2 - x1) * narrowing, y2 - y1]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    return Math.sqrt((x - along * dx) ** 2 + (y - along * dy) ** 2)
  })
  return kmPerDegree * Math.min(...distances)
}
