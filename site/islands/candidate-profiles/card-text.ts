import { parseSkills } from '#services/candidate-profiles/limits.ts'
import type { CandidateSummary } from '#site/lib/api.ts'
import { ageBandLabels } from '#site/lib/labels.ts'

const previewLength = 70
const maxVisibleSkills = 6

/** The first characters of a description. */
export function shortDescription(description: string): string {
  const characters = [...description]
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('').trimEnd()}…`
    : description
}

/** The age where the viewer may see it, or the band; empty when it was not stated. */
export function ageText({ age, ageBand }: Pick<CandidateSummary, 'age' | 'ageBand'>): string {
  if (!ageBand) return ''
  return age === null ? ageBandLabels[ageBand] : `${age} años`
}

/** The skills that a card shows, and how many it leaves out. */
export function visibleSkills(skills: string | null): { shown: string[]; more: number } {
  const all = parseSkills(skills ?? '')
  return { shown: all.slice(0, maxVisibleSkills), more: Math.max(0, all.length - maxVisibleSkills) }
}
