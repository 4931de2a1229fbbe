export const usernameLength = { min: 3, max: 30 }
export const maxEmailLength = 254
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500

/** Characters of a full name, also that of a company, in an account, a report or an application. */
export const maxNameLength = 100
/** Characters of a place: of an account or a profile, and as one types it. */
export const maxPlaceLength = 120
/** Digits of a telephone number. */
export const phoneDigits = { min: 6, max: 15 }
