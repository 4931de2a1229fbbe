import { askedLevels, type Licence } from './vocabulary.ts'

/** For trailers (1 B, 2 B96, 3 BE) and for lorries (1 C1, 2 C, 3 CE): each licence includes others. */
const levelsOf: Record<Licence, [trailers: number, lorries: number]> = {
  B: [1, 0],
  B96: [2, 0],
  BE: [3, 0],
  C1: [1, 1],
  C: [1, 2],
  CE: [3, 3]
}

/** All licences that those of one person include. */
export function licenceReach(own: readonly string[]): [trailers: number, lorries: number] {
  const levels = askedLevels.carne
    .filter(licence => own.includes(licence))
    .map(licence => levelsOf[licence])
  return [
    Math.max(0, ...levels.map(([trailers]) => trailers)),
    Math.max(0, ...levels.map(([, lorries]) => lorries))
  ]
}

/** All licences that these include, themselves too. */
export function includedLicences(own: readonly string[]): Licence[] {
  const [trailers, lorries] = licenceReach(own)
  return askedLevels.carne.filter(
    licence => levelsOf[licence][0] <= trailers && levelsOf[licence][1] <= lorries
  )
}
