/** Outcomes of a job: filled here, filled otherwise, not filled. */
export const jobOutcomes = ['aqui', 'otra-via', 'sin-cubrir'] as const
export type JobOutcome = (typeof jobOutcomes)[number]
