/** The most alerts of an account. */
export const maxAlerts = 20
/** Hours in which an alert without an account has to be confirmed. */
export const alertLinkHours = 48
/** The question whether an alert is still wanted: years after which it is asked, days in which it has to be answered. */
export const alertRenewal = { afterYears: 1, days: 30 }
/** By the clock of Madrid, when the e-mails of new jobs are sent. */
export const digestTime = '7:30'
