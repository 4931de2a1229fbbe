/**
 * Days before its expiry from which a job is shown as ending: its employer receives an e-mail, its renewal is offered, and its
 * countdown is no longer calm.
 */
export const endingDays = 7

/** From when on an employer whom the operator has not seen may read the contact of people under age: days of its account, and of an ad in public. */
export const minorContact = { accountDays: 7, adDays: 3 }
