/** Characters that a cover letter may have. */
export const coverLetterLength = { min: 50, max: 1000 }
export const applicationsPerPage = 10
