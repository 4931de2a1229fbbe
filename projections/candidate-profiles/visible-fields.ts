import type { CandidateTerms, TakedownReason } from '#events/aggregates/candidate-profiles.ts'
import type { AgeBand, CandidateProfileView } from './view.ts'

/** A stored profile: nothing left out. */
export interface ProfileRow
  extends Omit<
    CandidateProfileView,
    'age' | 'ageBand' | 'hiddenReason' | 'place' | keyof CandidateTerms
  > {
  age: number
  place: string | null
  terms: CandidateTerms
  ageStated: boolean
  hiddenReason: TakedownReason | null
}

/** Who looks: a visitor without a session, an applicant, an employer, or the owner of the profile. */
export type ProfileViewer = 'visitor' | 'applicant' | 'employer' | 'owner'

/** The only place of the rule; the site says it with the label of the band «<18». */
const adultAge = 18

/** Events of earlier releases do not say whether 25 was stated, so there it is not taken for an age. */
export function isAgeStated({ age, ageStated }: { age: number; ageStated?: boolean | undefined }) {
  return ageStated ?? age !== 25
}

export function isMinor(age: number): boolean {
  return age < adultAge
}

/** What is shown of the name of a minor. */
export function givenName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/**
 * What the viewer may see, without a key for a term that the profile does not state. An age is a band without a session; of
 * a minor only employers see who and where.
 */
export function visibleProfile(
  { ageStated, hiddenReason, place, terms, ...columns }: ProfileRow,
  viewer: ProfileViewer
): CandidateProfileView {
  const profile = { ...columns, ...terms }
  const ageBand = ageStated ? ageBandOf(profile.age) : null
  const isAgeVisible = viewer === 'owner' || (viewer !== 'visitor' && ageStated)
  const visible = { ...profile, age: isAgeVisible ? profile.age : null, ageBand }
  const placed = { ...visible, ...(place && { place }) }
  if (viewer === 'owner') return hiddenReason ? { ...placed, hiddenReason } : placed
  if (viewer === 'employer' || !isMinor(profile.age)) return placed
  const hidden = { location: null, contactPhone: null, contactEmail: null }
  return { ...visible, fullName: givenName(profile.fullName), ...hidden }
}

function ageBandOf(age: number): AgeBand {
  if (isMinor(age)) return '<18'
  if (age <= 25) return '18-25'
  if (age <= 35) return '26-35'
  if (age <= 45) return '36-45'
  return age <= 55 ? '46-55' : '56+'
}
