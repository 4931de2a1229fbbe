import {
  anyDistance,
  askedLevels,
  askedSkills,
  availableNow,
  disciplines,
  roles
} from '#events/job-content/vocabulary.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import type { SeededRandom } from './text/seeded-random.ts'

/** The terms of one candidate: most name a role, a licence and what they know, a third wants housing. */
export function generateCandidateTerms(random: SeededRandom) {
  const maybe = <T>(probability: number, make: () => T) =>
    random.withProbability(probability) ? make() : undefined
  const several = <T>(values: readonly T[], most: number) => [
    ...new Set(Array.from({ length: random.between(1, most) }, () => random.pickZipf(values, 0.8)))
  ]
  return {
    roles: maybe(0.9, () => several(roles, 3)),
    disciplines: maybe(0.6, () => several(disciplines, 2)),
    radius: maybe(0.7, () => random.pickZipf([...radiuses, anyDistance] as const, 0.3)),
    carnes: maybe(0.7, () => [random.pickZipf(askedLevels.carne, 1.2)]),
    galope: maybe(0.5, () => random.pick(askedLevels.galope)),
    titles: maybe(0.1, () => [random.pickZipf(askedLevels.titulo, 0.8)]),
    languages: maybe(0.5, () => several(askedLevels.idioma, 3)),
    knows: maybe(0.8, () => several(askedSkills, 6)),
    years: maybe(0.7, () => random.between(0, 30)),
    wantsHousing: maybe(0.6, () => random.withProbability(0.55)),
    hasHorse: maybe(0.5, () => random.withProbability(0.3)),
    availableFrom: maybe(0.4, () => availableNow)
  }
}
