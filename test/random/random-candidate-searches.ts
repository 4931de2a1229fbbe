import { distanceKm } from '#events/places/shared/distance.ts'
import { askedLevels, yesOrNo } from '#events/job-content/vocabulary.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import type { CandidateSearch } from '#projections/candidate-profiles/search-candidates.ts'
import type { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import {
  type RandomCandidate,
  searchedEmployers,
  searchedPlaces,
  searchedRoles,
  searchedWords
} from './random-candidates.ts'

export function randomCandidateSearch(random: SeededRandom): CandidateSearch {
  const maybe = <T>(value: T, probability: number) =>
    random.withProbability(probability) ? value : undefined
  const employer = { type: 'employer', id: random.pick(searchedEmployers) } as const
  return {
    viewer: random.pick([{ type: 'visitor' }, { type: 'applicant' }, employer] as const),
    text: maybe(random.pick([...searchedWords, 'brim', 'brimot calund', 'dost xurwig']), 0.5),
    role: maybe([random.pick(searchedRoles)], 0.2),
    galope: maybe(random.between(1, 9), 0.2),
    housing: maybe(random.pick(['si', 'no'] as const), 0.1),
    near: maybe(random.pick(searchedPlaces), 0.3),
    radius: maybe(random.pick([10, 50, 200] as const), 0.5),
    page: random.pickZipf([1, 2, 3, 7, 30], 1.5),
    limit: random.pick([1, 12, 50, 200])
  }
}

/** What a search should find, computed from what the candidate said. */
export function isFound(
  candidate: RandomCandidate,
  { viewer, text = '', role, galope = 0, housing, near, radius = 30 }: CandidateSearch
): boolean {
  const { words, roles, wantsHousing, age } = candidate
  const isEmployer = viewer.type === 'employer'
  return (
    candidate.isListed &&
    isShown(candidate, isEmployer ? viewer.id : undefined) &&
    (age >= 18 || (isEmployer && !near)) &&
    text.split(' ').every(wanted => words.some(word => word.startsWith(wanted))) &&
    (!role || role.some(wanted => roles.some(own => own === wanted))) &&
    candidate.galope >= galope &&
    (!housing || wantsHousing === (housing === 'si')) &&
    (!near || isNear(candidate, near, radius))
  )
}

/** How many candidates each value of a filter would give, the other filters unchanged. */
export function facetsOf(candidates: readonly RandomCandidate[], search: CandidateSearch) {
  const searches: (readonly [key: string, value: string, CandidateSearch])[] = [
    ...searchedRoles.map(role => ['role', role, { ...search, role: [role] }] as const),
    ...askedLevels.galope.map(
      level => ['galope', `${level}`, { ...search, galope: level }] as const
    ),
    ...yesOrNo.map(wants => ['housing', wants, { ...search, housing: wants }] as const)
  ]
  const facets: Record<string, Record<string, number>> = { role: {}, galope: {}, housing: {} }
  for (const [key, value, narrowed] of searches) {
    const n = candidates.filter(candidate => isFound(candidate, narrowed)).length
    if (n > 0) facets[key] = { ...facets[key], [value]: n }
  }
  return { ...facets, discipline: {}, carne: {} }
}

/** A candidate who hides from one employer is shown to no visitor, who could be that one. */
function isShown({ visibleTo, blocked, appliedTo }: RandomCandidate, employer?: string): boolean {
  if (employer === undefined) return visibleTo === 'everyone' && blocked === undefined
  if (blocked === employer || visibleTo === 'nobody') return false
  return visibleTo !== 'applied' || appliedTo === employer
}

function isNear({ place = '', radius }: RandomCandidate, near: string, within: number): boolean {
  if (radius === 'cualquiera') return true
  const [home, center] = [findMunicipality(place), findMunicipality(near)]
  return !!home && !!center && distanceKm(home, center) <= Math.max(within, radius ?? 0)
}
