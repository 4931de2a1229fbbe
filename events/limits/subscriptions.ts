/** Seconds before an event that a subscription could not process is tried again, each time; after the last it is a dead letter. */
export const retrySeconds = [1, 5, 30, 120, 600]
