import { distanceKm } from '#events/places/shared/distance.ts'
import { isTown, placeIndex } from '#events/places/place-index.ts'
import { placeOfAd } from '#events/places/resolve-place.ts'
import type { ApplicantSummary } from '#projections/applications/view.ts'
import type { ComparedProfile } from '#projections/candidate-profiles/contacts.ts'
import { provinceText } from '#projections/candidate-profiles/visible-fields.ts'
import type { JobCard } from '#projections/jobs/tables/view.ts'
import { judgeAsks } from '#services/jobs/shared/job-match.ts'

/** Compares an applicant's profile with a job: place, distance, requirements. For a minor the place is the province alone. */
export function summarizeApplicant(
  { location, place, terms, isMinor }: ComparedProfile,
  job: JobCard | undefined
): ApplicantSummary {
  const asks = job ? judgeAsks(job, terms) : []
  if (isMinor) return { location: provinceText({ place, location }), distanceKm: null, asks }
  return { location, distanceKm: job && place ? distanceTo(place, job) : null, asks }
}

function distanceTo(municipality: string, job: JobCard): number | null {
  const home = placeIndex().byCode.get(municipality)
  const place = placeOfAd(job)
  if (!home || !place || !isTown(place)) return null
  return Math.round(distanceKm(placeIndex().byCode.get(place.code) ?? place, home))
}
