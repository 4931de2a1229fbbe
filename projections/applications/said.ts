import type { Said } from '#events/aggregates/applications.ts'
import { municipalityText } from '#events/places/place-index.ts'
import type { ApplicationView } from './view.ts'

/** What is said beside the cover letter, as a view has it. */
export function saidView({ answers, startsOn, needsHousing, place }: Said) {
  return {
    answers,
    startsOn: startsOn ?? null,
    needsHousing: needsHousing ?? null,
    place: place ?? null,
    placeName: (place && municipalityText(place)) ?? null
  } satisfies Partial<ApplicationView>
}
