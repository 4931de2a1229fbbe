/** A part of the map: where its corner of the world lies, and how many pixels a radian has. */
interface MapPart {
  scale: number
  /** Degrees: longitude, latitude. */
  center: [number, number]
  /** The position of the center, in pixels. */
  translate: [number, number]
}

/** Pixels of the map of Spain. */
export const mapSize = { width: 560, height: 456 }
export const mainlandPart: MapPart = { scale: 2300, center: [-9.4, 43.85], translate: [4, 4] }
/** Drawn in the sea south of the Balearic Islands. */
export const canariesPart: MapPart = { scale: 1955, center: [-18.2, 29.45], translate: [374, 372] }

/** A circle around a place, degrees and kilometres. */
export interface SearchedCircle {
  lat: number
  lon: number
  radius: number
}

export interface Circle {
  x: number
  y: number
  r: number
}

const earthRadius = 6371
const westOfMainland = -12

/** A circle around a place in the Mercator projection of the map. Pixels. */
export function circleOnMap({ lat, lon, radius }: SearchedCircle): Circle {
  const { scale, center, translate } = lon < westOfMainland ? canariesPart : mainlandPart
  const [left, top] = translate
  return {
    x: left + scale * (radians(lon) - radians(center[0])),
    y: top - scale * (stretched(lat) - stretched(center[1])),
    r: (scale * radius) / earthRadius / Math.cos(radians(lat))
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const stretched = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** The shown surroundings, as multiples of the circle's radius, and at least in pixels. */
const surroundings = 6
const leastWidth = 140

/** The view box for a circle and its surroundings, and how many times it is enlarged. */
export function viewAround({ x, y, r }: Circle): { viewBox: string; zoom: number } {
  const width = Math.min(mapSize.width, Math.max(leastWidth, surroundings * r))
  const zoom = mapSize.width / width
  const height = mapSize.height / zoom
  const left = within(x - width / 2, mapSize.width - width)
  const top = within(y - height / 2, mapSize.height - height)
  return { viewBox: [left, top, width, height].map(Math.round).join(' '), zoom }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
