import type { JobTerms } from '#events/job-content/terms.ts'
import {
  askedLevels,
  askWeights,
  contracts,
  disciplines,
  housingKinds,
  ownHorseTerms,
  roles,
  weekends,
  centreTypes
} from '#events/job-content/vocabulary.ts'
import type { SeededRandom } from './text/seeded-random.ts'

/** The terms of one job: most name their role and pay, a third offers housing. */
export function generateTerms(random: SeededRandom): JobTerms {
  const maybe = <T>(probability: number, make: () => T) =>
    random.withProbability(probability) ? make() : undefined
  return {
    role: maybe(0.9, () => random.pickZipf(roles, 0.9)),
    disciplines: maybe(0.6, () => [random.pickZipf(disciplines, 0.8)]),
    centreType: maybe(0.5, () => random.pickZipf(centreTypes, 0.7)),
    contract: maybe(0.5, () => random.pickZipf(contracts, 0.8)),
    hours: maybe(0.7, () => generateHours(random)),
    pay: maybe(0.8, () => generatePay(random)),
    housing: maybe(0.5, () => generateHousing(random)),
    ownHorse: maybe(0.2, () => random.pickZipf(ownHorseTerms, 0.5)),
    asks: maybe(0.5, () => generateAsks(random)),
    workPermit: maybe(0.05, () => true),
    minors: maybe(0.1, () => true),
    alta: maybe(0.4, () => true),
    prueba: maybe(0.1, () => ({ days: random.between(1, 5) })),
    start: maybe(0.2, () => ({ season: true }))
  }
}

function generateHours(random: SeededRandom): JobTerms['hours'] {
  return {
    week: random.withProbability(0.7) ? 40 : random.between(10, 38),
    weekends: random.pickZipf(weekends, 0.5),
    daysOff: random.withProbability(0.4) ? 2 : 1.5
  }
}

/** From the minimum wage of 2026, in steps of ten euros; some by the hour or the day. */
function generatePay(random: SeededRandom): JobTerms['pay'] {
  if (random.withProbability(0.1)) return { min: random.between(11, 25), period: 'hora' }
  if (random.withProbability(0.05)) return { min: random.between(60, 120), period: 'dia' }
  const min = 1230 + random.between(0, 80) * 10
  const max = random.withProbability(0.3) ? min + random.between(5, 40) * 10 : undefined
  return { min, max, period: 'mes', payments: 14 }
}

function generateHousing(random: SeededRandom): JobTerms['housing'] {
  const [none, ...offered] = housingKinds
  if (random.withProbability(0.33)) return { kind: none }
  return { kind: random.pickZipf(offered, 0.6), cost: 'gratis', dog: random.withProbability(0.3) }
}

function generateAsks(random: SeededRandom): JobTerms['asks'] {
  const weight = () => random.pickZipf(askWeights, 1)
  return [
    { what: 'carne', level: random.pickZipf(askedLevels.carne, 1.2), weight: weight() },
    { what: 'galope', level: random.between(3, 8), weight: weight() }
  ]
}
