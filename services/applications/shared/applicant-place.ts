import type { ApplicantSummary } from '#projections/applications/view.ts'
import { cardWords } from '#services/words/words.ts'

/** «San Roque, Cádiz, a 84 km». */
export function applicantPlace(summary: ApplicantSummary | null): string | undefined {
  const { location, distanceKm } = summary ?? {}
  if (!location) return undefined
  return distanceKm ? `${location}, ${cardWords.away(distanceKm)}` : location
}
