import type { SeededRandom } from './seeded-random.ts'
import { capitalize, generatePseudoWords } from './pseudo-words.ts'
import { disciplineCorpus, herds } from './trade-corpus.ts'

/** The long tail of rare words: names of horses, lines and estates. */
const names = generatePseudoWords('names', 40_000).map(capitalize)

export function pickName(random: SeededRandom): string {
  return random.pickZipf(names, 0.7)
}

/** A sentence with its marks replaced; numbers go from 2 to `most`. */
export function fillTemplate(random: SeededRandom, sentence: string, most: number): string {
  return sentence.replace(/#|%[hdn]/g, mark => {
    if (mark === '#') return String(random.between(2, most))
    if (mark === '%h') return random.pickZipf(herds, 0.8)
    return mark === '%d' ? random.pickZipf(disciplineCorpus, 0.8) : pickName(random)
  })
}
