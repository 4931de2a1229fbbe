/** Length of a description in characters: the form is stricter than the call. */
export const profileDescriptionLength = { min: 20, maxInForm: 100, max: 500 }
export const profileAge = { min: 16, max: 80 }
/** From when on an employer whom the operator has not seen may read the contact of people under age: days of its account, and of an ad in public. */
export const minorContact = { accountDays: 7, adDays: 3 }
export const maxLocationLength = 120
export const maxSkills = 10
export const maxRoles = 5
export const maxProfileDisciplines = 5
/** Years of experience. */
export const maxYears = 60
/** The page shows twelve; a call may ask for up to 200. */
export const candidatesPerPage = 12
/** Employers or texts from which a candidate may hide. */
export const maxBlocks = 50
/** Length of the name or place of an employer in characters. */
export const blockWords = { min: 3, max: 80 }
