import { findMunicipality } from '#events/places/municipalities.ts'
import { municipalityText } from '#events/places/place-index.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { municipalityUnknown } from './refusals.ts'

/** Throws 400 when no municipality has the code. */
export function requireMunicipality(field: string, code: string | null | undefined): void {
  if (!code || findMunicipality(code)) return
  throw new HttpError(municipalityUnknown, { field })
}

/** The location of a request, or the name of its municipality where it has no text for it. */
export function locationOf({
  location,
  place
}: {
  location?: string | undefined
  place?: string | null | undefined
}) {
  return location ?? municipalityText(place ?? '')
}
