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

/** Days between the publication of new terms and the day from which they bind accounts from before, at least. */
export const termsNoticeDays = 30

/** Characters of the name of the board. */
export const brandLength = { min: 2, max: 30 }
