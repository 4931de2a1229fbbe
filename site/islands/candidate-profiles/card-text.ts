const previewLength = 70
const mostShown = 6

/** The first characters of a description. */
export function previewOf(description: string): string {
  const characters = [...description]
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('').trimEnd()}…`
    : description
}

/** The skills that a card shows, and how many it leaves out. */
export function shownSkills(skills: string | null): { shown: string[]; more: number } {
  const all = (skills ?? '')
    .split(',')
    .map(skill => skill.trim())
    .filter(Boolean)
  return { shown: all.slice(0, mostShown), more: Math.max(0, all.length - mostShown) }
}
