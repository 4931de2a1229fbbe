import { joinUnits } from '#services/platform/shared/formats.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import type { CandidateSummary } from '#site/lib/api.ts'
import { ageBandLabels, candidateWords } from '#services/words/words.ts'

const previewLength = 70

/** The first words of a description. */
export const shortDescription = (description: string) =>
  joinUnits(cutAtWord(description, previewLength))

/** The age where the viewer may see it, or the band; empty when it was not stated. */
export function ageText({ age, ageBand }: Pick<CandidateSummary, 'age' | 'ageBand'>): string {
  if (!ageBand) return ''
  return age === null ? ageBandLabels[ageBand] : candidateWords.age(age)
}
