/** «doma, salto, doma» is two skills. */
export function parseSkills(text: string): string[] {
  return [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)
}
