export const usernameLength = { min: 3, max: 30 }
/** Characters that a profile says of its owner at most. */
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500
