/** Maximum characters of the biography of a profile. */
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500
