import { parseSkills } from '#services/candidate-profiles/limits.ts'

const previewLength = 70
const maxVisibleSkills = 6

/** The first characters of a description. */
export function shortDescription(description: string): string {
  const characters = [...description]
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('').trimEnd()}…`
    : description
}

/** The skills that a card shows, and how many it leaves out. */
export function visibleSkills(skills: string | null): { shown: string[]; more: number } {
  const all = parseSkills(skills ?? '')
  return { shown: all.slice(0, maxVisibleSkills), more: Math.max(0, all.length - maxVisibleSkills) }
}
