/** How a job was filled: here, in another way, or not at all. */
export const jobOutcomes = ['aqui', 'otra-via', 'sin-cubrir'] as const
export type JobOutcome = (typeof jobOutcomes)[number]
