/** Characters that a title, a company and a place may have at most. */
export const maxJobLineLength = 120
/** Characters that a description may have. */
export const jobDescriptionLength = { min: 10, max: 100 }
export const maxRequirementsLength = 2000
export const jobsPerPage = 12
