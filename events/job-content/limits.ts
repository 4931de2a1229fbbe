/**
 * Days before its expiry from which a job is shown as ending: its employer receives an e-mail, its renewal is offered, and its
 * countdown is no longer calm.
 */
export const endingDays = 7
