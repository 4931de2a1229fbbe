import type { CandidateSummary } from '#site/lib/api.ts'
import { ageBandLabels } from '#site/lib/labels.ts'

const previewLength = 70

/** The first words of a description. */
export function shortDescription(description: string): string {
  const characters = [...description]
  if (characters.length <= previewLength) return description
  const start = characters.slice(0, previewLength + 1).join('')
  const words = start.replace(/\s+\S*$/, '')
  return `${words === start ? characters.slice(0, previewLength).join('') : words}…`
}

/** The age where the viewer may see it, or the band; empty when it was not stated. */
export function ageText({ age, ageBand }: Pick<CandidateSummary, 'age' | 'ageBand'>): string {
  if (!ageBand) return ''
  return age === null ? ageBandLabels[ageBand] : `${age} años`
}
