/** Length of a description in characters: the form is stricter than the call. */
export const profileDescriptionLength = { min: 20, maxInForm: 100, max: 500 }
export const profileAge = { min: 16, max: 80 }
/** Profiles of younger people are shown to employers alone, by given name and province. */
export const adultAge = 18
export const minProfileName = 3
export const minProfilePhone = 9
/** From when on an employer whom the operator has not seen may read the contact of people under age: days of its account, and of an ad in public. */
export const minorContact = { accountDays: 7, adDays: 3 }
/** Skills, and characters of all of them. */
export const maxSkills = 10
export const maxSkillsLength = 500
export const maxRoles = 5
export const maxProfileDisciplines = 5
/** Years of experience. */
export const maxYears = 60
/** Of the page; a call may ask for more: `mostPerPage`. */
export const candidatesPerPage = 12
/** Employers or texts from which a candidate may hide. */
export const maxBlocks = 50
/** Length of the name or place of an employer in characters. */
export const blockWords = { min: 3, max: 80 }
