import { adultAge } from '#events/limits/candidate-profiles.ts'
import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import type { TakedownReason } from '#events/aggregates/case-choices.ts'
import type { Visibility } from '#events/aggregates/candidate-visibility.ts'
import { areasOfLocation } from '#events/places/areas.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { noPhoneLinks, phoneLinks } from '#projections/views/phone-links.ts'
import type { AgeBand, CandidateProfileView } from './view.ts'

/** A stored profile: nothing left out. */
export interface ProfileRow
  extends Omit<
    CandidateProfileView,
    'age' | 'ageBand' | 'hiddenReason' | 'place' | 'tel' | 'whatsapp' | keyof CandidateTerms
  > {
  age: number
  place: string | null
  terms: CandidateTerms
  ageStated: boolean
  hiddenReason: TakedownReason | null
  visibleTo: Visibility
}

/** The kind of viewer: without a session, an applicant, an employer, or the owner of the profile. */
export type ProfileViewer = 'visitor' | 'applicant' | 'employer' | 'owner'

export function isMinor(age: number): boolean {
  return age < adultAge
}

/** The part of a minor's name that is shown. */
export function givenName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** The part of a minor's place that is shown: the name of the province. */
export function provinceText({
  place,
  location
}: {
  place?: string | null | undefined
  location?: string | null | undefined
}): string | null {
  const code = place ?? areasOfLocation(location ?? '').find(area => provinceOf(area))
  return (code && provinceOf(code)?.name) ?? null
}

/**
 * What the viewer may see, without a key for a term that the profile does not state. The owner and employers to whom it
 * was released see the contact; all but employers see an age as a band; only employers see name and place of a minor.
 */
export function visibleProfile(
  row: ProfileRow,
  viewer: ProfileViewer,
  isContactReleased = false
): CandidateProfileView {
  const { ageStated, hiddenReason, visibleTo, place, terms, ...columns } = row
  const contact = viewer === 'owner' || isContactReleased ? contactOf(row) : noContact
  const ageBand = ageStated ? ageBandOf(columns.age) : null
  const profile = { ...columns, ...terms, ...contact, ageBand }
  if (viewer === 'owner')
    return { ...profile, ...(place && { place }), ...(hiddenReason && { hiddenReason }) }
  const visible = { ...profile, age: viewer === 'employer' && ageStated ? profile.age : null }
  if (!isMinor(profile.age)) return { ...visible, ...(place && { place }) }
  const location = provinceText({ place, location: profile.location })
  return { ...visible, fullName: givenName(profile.fullName), location }
}

const noContact = { contactPhone: null, contactEmail: null, ...noPhoneLinks }

/** No number for a chat with people under age. */
export function contactOf({ age, contactPhone, contactEmail }: ProfileRow) {
  const { tel, whatsapp } = contactPhone ? phoneLinks(contactPhone) : noPhoneLinks
  return { contactPhone, contactEmail, tel, whatsapp: isMinor(age) ? null : whatsapp }
}

function ageBandOf(age: number): AgeBand {
  if (isMinor(age)) return '<18'
  if (age <= 25) return '18-25'
  if (age <= 35) return '26-35'
  if (age <= 45) return '36-45'
  return age <= 55 ? '46-55' : '56+'
}
