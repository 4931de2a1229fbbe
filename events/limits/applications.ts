import { minute, second } from '#events/units.ts'

/** Length of a cover letter in characters. */
export const coverLetterLength = { min: 50, max: 1000 }
/** Of a guest; the greatest lengths are those of accounts. */
export const minApplicantName = 2
export const minApplicantPhone = 9
/** Minutes in which the browser of a guest can correct what it has sent. */
export const correctionMinutes = 30
/** Weeks after which an employer is reminded of an application without an answer, once each. */
export const remindedWeeks = { first: 1, last: 2 }
/** Length of the message with an answer, in characters. */
export const answerWordsLength = 500
export const applicationsPerPage = 10
/** Milliseconds for which an answer to an application can be undone; its message is shown to the applicant after them. */
export const undoPeriod = 10 * second
/** Days without an answer after which an applicant may ask again. */
export const askAgainDays = 10
/** Days after the end of an ad from which on an application without an answer counts as not answered. */
export const lapseDays = 60
/** Days for which the link of an e-mail answers an application. */
export const answerLinkDays = 30
/** Milliseconds for which the page after an answer by link offers to undo it. */
export const undoLinkPeriod = minute
/** Characters of a cover letter in the e-mail to its employer. */
export const quotedLetterLength = 300
/** Applications that a reminder names, each with its buttons. */
export const remindedApplications = 5
/** Applicants whom the e-mail about several applications names, of each job. */
export const namedApplicants = 3
