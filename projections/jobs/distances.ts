import { distanceKm, type Point } from '#events/places/distance.ts'
import { placeIndex } from '#events/places/place-index.ts'
import { locateAd } from '#events/places/resolve-place.ts'
import type { JobCard } from './view.ts'

/** The job with the whole kilometres from a place to its municipality, where it names one. */
export function withDistance<Job extends JobCard>(job: Job, center: Point): Job {
  const place = (job.place && placeIndex().byCode.get(job.place)) || locateAd(job.location)
  if (!place || (place.kind !== 'municipality' && place.kind !== 'locality')) return job
  return { ...job, distanceKm: Math.round(distanceKm(center, place)) }
}
