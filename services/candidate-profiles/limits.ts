/** Characters that a description may have: the form is stricter than the call. */
export const profileDescriptionLength = { min: 20, maxInForm: 100, max: 500 }
export const profileAge = { min: 16, max: 80 }
export const maxLocationLength = 120
export const maxSkills = 10
export const maxRoles = 5
export const maxProfileDisciplines = 5
/** Of experience. */
export const maxYears = 60
/** Of the page; a call may ask for up to 200. */
export const candidatesPerPage = 12

/** «doma, salto, doma» is two skills. */
export function parseSkills(text: string): string[] {
  return [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)
}
/** From how many employers or texts a candidate may hide. */
export const maxBlocks = 50
/** Characters of the name or place of an employer. */
export const blockWords = { min: 3, max: 80 }
