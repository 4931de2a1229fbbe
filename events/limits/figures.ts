/** Applications from these days before the count of how employers answer, to these, are counted: the newest may still be answered. */
export const countedDays = { from: 180, to: 7 }
/** Fewer would say something of single people. */
export const leastApplications = 5
export const leastJobs = 2

/** The least jobs and employers behind each figure of the observatory: no single employer can be read from it. */
export const observatoryLeast = { jobs: 10, employers: 3 }
