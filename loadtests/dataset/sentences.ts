import type { Chance } from './seeded-random.ts'
import { capital, inventWords } from './pseudo-words.ts'
import { disciplines, herds } from './trade-corpus.ts'

/** The long tail of words that few ads share: names of horses, lines and estates. */
const names = inventWords('names', 40_000).map(capital)

export function nameOf(chance: Chance): string {
  return chance.oftenFirst(names, 0.7)
}

/** A sentence with its marks replaced; numbers go from 2 to `most`. */
export function filledIn(chance: Chance, sentence: string, most: number): string {
  return sentence.replace(/#|%[hdn]/g, mark => {
    if (mark === '#') return String(chance.between(2, most))
    if (mark === '%h') return chance.oftenFirst(herds, 0.8)
    return mark === '%d' ? chance.oftenFirst(disciplines, 0.8) : nameOf(chance)
  })
}
