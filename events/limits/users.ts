export const usernameLength = { min: 3, max: 30 }
export const maxEmailLength = 254
export const maxBioLength = 1000
export const maxDeletionReasonLength = 500
