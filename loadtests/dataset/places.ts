import { placeTables } from '#events/places/municipalities.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import type { SeededRandom } from './text/seeded-random.ts'

/** Codes; where there are most horses first. */
export const provincesByFrequency =
  `41 11 28 14 21 06 08 29 39 33 10 45 31 46 17 05 40 30 18 15 27 23 03 37 47 24 20 48 07
  36 09 22 25 13 50 04 43 19 01 35 38 12 32 26 34 49 02 16 44 42 51 52`.split(/\s+/)

/** The towns of each province, the most populous first. */
const townsByProvince = Map.groupBy(
  placeTables().municipalities.toSorted((a, b) => b.population - a.population),
  ({ code }) => code.slice(0, 2)
)

/** «Sevilla», or a town with its province. */
export function generatePlace(random: SeededRandom): string {
  const isProvince = random.withProbability(0.2)
  const code = random.pickZipf(provincesByFrequency, 0.65)
  const province = provinceOf(code)?.name ?? ''
  if (isProvince) return province
  const town = random.pickZipf(townsByProvince.get(code) ?? [], 0.7)
  return `${town.name.split('/')[0]}, ${province}`
}

/** The INE code of a town as `generatePlace` writes it; none for a province. */
export function townCode(place: string): string | undefined {
  const [name, province] = place.split(', ')
  const code = provincesByFrequency.find(candidate => provinceOf(candidate)?.name === province)
  const towns = townsByProvince.get(code ?? '') ?? []
  return towns.find(town => town.name.split('/')[0] === name)?.code
}
