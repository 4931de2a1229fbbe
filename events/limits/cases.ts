/** Length of the text of a report or complaint in characters. */
export const reportLength = { min: 10, max: 2000 }
export const maxFactsLength = 2000

/** Months in which a decision can be complained about. */
export const appealMonths = 6

/** Days in which an account is new. */
export const newAccountDays = 30

/**
 * Hides what is reported for asking for money or documents: so many reports, within these days and of new accounts; one of
 * who reported has a confirmed e-mail, or an account of this age.
 */
export const hidingRule = { reports: 3, withinDays: 1, reporterDays: 7 }

/** An employer's ads within these hours, from which on a new account is conspicuous. */
export const hurriedAds = { count: 3, hours: 24 }

/** Hours between two e-mails to an operator about what is held or hidden. */
export const hoursBetweenAlerts = 1
/** Hours after which the daily e-mail names again what still waits. */
export const digestAfterHours = 20

/** Cases, ads or accounts that one request decides. */
export const maxDecidedTogether = 50

/** The newest accounts or ads that an operator sees in one list. */
export const newestShown = 500
/** Days for which those lists can be read. */
export const newestDays = ['1', '7', '30'] as const

/** Ads of others within these hours, with nearly the same words, from which on one with a link to a messenger is held. */
export const alikeAds = { count: 3, hours: 24 }
/** The newest ads of others, among which those are looked for. */
export const comparedAds = 300
