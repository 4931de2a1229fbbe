import type { SeededRandom } from './seeded-random.ts'
import { capitalize, generatePseudoWords } from './pseudo-words.ts'
import { disciplines, herds } from './trade-corpus.ts'

/** The long tail of words that few ads share: names of horses, lines and estates. */
const names = generatePseudoWords('names', 40_000).map(capitalize)

export function pickName(chance: SeededRandom): string {
  return chance.pickZipf(names, 0.7)
}

/** A sentence with its marks replaced; numbers go from 2 to `most`. */
export function fillTemplate(chance: SeededRandom, sentence: string, most: number): string {
  return sentence.replace(/#|%[hdn]/g, mark => {
    if (mark === '#') return String(chance.between(2, most))
    if (mark === '%h') return chance.pickZipf(herds, 0.8)
    return mark === '%d' ? chance.pickZipf(disciplines, 0.8) : pickName(chance)
  })
}
