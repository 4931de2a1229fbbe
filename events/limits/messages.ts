/** Length of a message in characters. */
export const messageLength = { min: 1, max: 2000 }
