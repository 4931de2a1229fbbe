import { distanceKm, type Point } from '#events/places/distance.ts'
import { isTown, placeIndex } from '#events/places/place-index.ts'
import { placeOfAd } from '#events/places/resolve-place.ts'
import type { JobCard } from '../tables/view.ts'

/** The job with the whole kilometres from a place to its municipality, where it names one. */
export function withDistance<Job extends JobCard>(job: Job, center: Point): Job {
  const place = placeOfAd(job)
  if (!place || !isTown(place)) return job
  const seat = placeIndex().byCode.get(place.code) ?? place
  return { ...job, distanceKm: Math.round(distanceKm(center, seat)) }
}
