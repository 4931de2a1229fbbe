/** The most alerts of an account. */
export const maxAlerts = 20
/** Days after which the question is asked whether an alert is still wanted, and in which it has to be answered. */
export const alertRenewal = { afterDays: 365, days: 30 }
