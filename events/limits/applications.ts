/** Length of a cover letter in characters. */
export const coverLetterLength = { min: 50, max: 1000 }
/** Length of the message with an answer, in characters. */
export const answerWordsLength = 500
export const applicationsPerPage = 10
