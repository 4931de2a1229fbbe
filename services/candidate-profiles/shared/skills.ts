/** «doma, salto, doma» is two skills. */
export function parseSkills(text: string): string[] {
  return [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)
}

/** The skills that no fact beside them says already, as «Galope 5» beside «galope 5». */
export function skillsBeside(facts: readonly string[], text: string): string[] {
  const said = new Set(facts.map(comparable))
  return parseSkills(text).filter(skill => !said.has(comparable(skill)))
}

const comparable = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
