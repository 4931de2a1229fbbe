/** Minutes in which a mistake can be corrected, or a message read, before an e-mail tells of it. */
export const quietMinutes = 10

/** Of one process to the mail server, most of them only while it is slow. */
export const mailConnections = 20
