/** Characters of a password; from `long` on it may be made of known words. */
export const passwordLength = { min: 6, long: 12, max: 128 }

/** After which a session ends: since it started, and since it was last used. */
export const sessionDays = 7
export const sessionIdleHours = 24

/** Years for which a browser is known to have signed in to an account, since the last time. */
export const knownDeviceYears = 1
/** Hours for which the way back is remembered after a new password was asked for. */
export const wayBackHours = 1

/** For which the link to a new password works, and that which confirms an e-mail address. */
export const passwordLinkMinutes = 30
export const emailLinkHours = 48

/** Wrong passwords for a username from one device, or from all strange ones, before they are slowed down. */
export const wrongPasswords = 10
/** Days in which the account is notified of them once. */
export const guessesNoticeDays = 30

/** A code by e-mail: for how long it works, how often it may be typed, and how many wrong ones an account may have in a day. */
export const mailCode = { digits: 6, minutes: 10, tries: 5, wrongDaily: 20 }

/** Of the code with which two-step sign-in is activated, and of a password that an operator sets. */
export const enrolmentCodeHours = 1
export const operatorPasswordDays = 1
