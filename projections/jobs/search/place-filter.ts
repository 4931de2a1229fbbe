import { type Surroundings, municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { isTown, type Place, placeIndex } from '#events/places/place-index.ts'
import { defaultRadius, type Radius } from '#events/places/shared/radiuses.ts'
import { resolveTypedPlace } from '#events/places/resolve-place.ts'

/** Where jobs are searched: around a municipality, or at what a text means. */
export interface PlaceSearch {
  location?: string | undefined
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/** One of an area's code, the codes of municipalities, and a text that names no place; or none. */
export interface PlaceFilter {
  area?: string
  municipalities?: string[]
  /** Where those are. */
  circle?: Surroundings
  text?: string
}

export function toPlaceFilter(search: PlaceSearch): PlaceFilter {
  const { location, radius = defaultRadius } = search
  const place = searchedPlace(search)
  if (!place) return location ? { text: location } : {}
  return isTown(place) ? around(place, radius) : { area: place.code }
}

/** Undefined for a text that names no place. */
export function searchedPlace({ location, near }: PlaceSearch): Place | undefined {
  const center = near ? placeIndex().byCode.get(near) : undefined
  return center ?? (location ? resolveTypedPlace(location) : undefined)
}

/** With the municipality of the place itself: an estate may be far from its seat. */
function around(center: Place, radius: Radius): PlaceFilter {
  return {
    circle: { center, radius },
    municipalities: [...new Set([center.code, ...municipalitiesWithin(radius, center)])]
  }
}
