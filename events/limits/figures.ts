/** Applications from these days before the count of how employers answer, to these, are counted: the newest may still be answered. */
export const countedDays = { from: 180, to: 7 }
/** Fewer would say something of single people. */
export const leastApplications = 5
export const leastJobs = 2
/** An employer «answers in less than» the first of these days that is above its own. */
export const answerDays = [1, 2, 4, 7, 14]

/** The least jobs, or applications, and employers behind each figure of the observatory: no single employer can be read from it. */
export const observatoryLeast = { jobs: 10, employers: 3 }
/** Months of the jobs that the observatory counts. */
export const observatoryMonths = 12

/** The figures of operators: days that they count, and in which an answer counts as one. */
export const dashboardDays = { counted: 30, answered: 7 }
