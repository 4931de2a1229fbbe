/** Minutes in which a mistake can be corrected, or a message read, before an e-mail tells of it. */
export const quietMinutes = 10
/** E-mails a day to an address that is not confirmed, one of them for a code to sign in. */
export const mailsToUnconfirmed = 4
/** Days without e-mails to an address whose server has reported that it does not exist; essential ones wait for less. */
export const bounceDays = { usual: 30, essential: 3 }
