import { distanceKm, type Point } from '#events/places/shared/distance.ts'
import { type Surroundings, municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { isTown, type Place, placeIndex } from '#events/places/place-index.ts'
import { defaultRadius, type Radius } from '#events/places/shared/radiuses.ts'
import { placeOfAd, resolveTypedPlace } from '#events/places/resolve-place.ts'
import type { JobCard } from '../tables/view.ts'

/** The place of a search: around a municipality, or a text. */
export interface PlaceSearch {
  location?: string | undefined
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/** At most one of: the code of an area, codes of municipalities, a text that names no place. */
export interface PlaceFilter {
  /** What was searched, unless its text names no place. */
  place?: Place
  area?: string
  municipalities?: string[]
  /** The circle that those municipalities lie in. */
  circle?: Surroundings
  text?: string
}

export function toPlaceFilter(search: PlaceSearch): PlaceFilter {
  const { location, radius = defaultRadius } = search
  const place = searchedPlace(search)
  if (!place) return location ? { text: location } : {}
  return { place, ...(isTown(place) ? around(place, radius) : { area: place.code }) }
}

/** Undefined for a text that names no place. */
export function searchedPlace({ location, near }: PlaceSearch): Place | undefined {
  const center = near ? placeIndex().byCode.get(near) : undefined
  return center ?? (location ? resolveTypedPlace(location) : undefined)
}

/** Includes the municipality of the place itself: an estate may be far from its seat. */
function around(center: Place, radius: Radius): PlaceFilter {
  return {
    circle: { center, radius },
    municipalities: [...new Set([center.code, ...municipalitiesWithin(radius, center)])]
  }
}

/** The job with the whole kilometres from a place to its municipality, where it names one. */
export function withDistance<Job extends JobCard>(job: Job, center: Point): Job {
  const place = placeOfAd(job)
  if (!place || !isTown(place)) return job
  const seat = placeIndex().byCode.get(place.code) ?? place
  return { ...job, distanceKm: Math.round(distanceKm(center, seat)) }
}
