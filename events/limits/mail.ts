/** Minutes in which a mistake can be corrected, or a message read, before an e-mail tells of it. */
export const quietMinutes = 10
