/** Length of the biography of a profile in characters. */
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500
