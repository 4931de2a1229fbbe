/** Characters that a message may have. */
export const messageLength = { min: 1, max: 2000 }
