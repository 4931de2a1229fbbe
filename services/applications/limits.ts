/** Characters that a cover letter may have. */
export const coverLetterLength = { min: 50, max: 1000 }
/** Characters of the words that go with an answer. */
export const answerWordsLength = 500
export const applicationsPerPage = 10
