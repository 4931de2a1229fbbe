/** Length of a description in characters: the form is stricter than the call. */
export const profileDescriptionLength = { min: 20, maxInForm: 100, max: 500 }
export const profileAge = { min: 16, max: 80 }
export const maxLocationLength = 120
export const maxSkills = 10
export const maxRoles = 5
export const maxProfileDisciplines = 5
/** Years of experience. */
export const maxYears = 60
/** The page shows twelve; a call may ask for up to 200. */
export const candidatesPerPage = 12

/** «doma, salto, doma» is two skills. */
export function parseSkills(text: string): string[] {
  return [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)
}
/** Employers or texts from which a candidate may hide. */
export const maxBlocks = 50
/** Length of the name or place of an employer in characters. */
export const blockWords = { min: 3, max: 80 }
