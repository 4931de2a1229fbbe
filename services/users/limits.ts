/** Characters that a profile says of its owner at most. */
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500
