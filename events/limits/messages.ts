/** Length of a message in characters. */
export const messageLength = { min: 1, max: 2000 }
/** Of a message that is written with the link of an e-mail, at most. */
export const guestMessageLength = 1000
