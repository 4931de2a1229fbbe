/** Characters of the text of a report or of a complaint. */
export const reportLength = { min: 10, max: 2000 }
export const appealLength = { min: 10, max: 2000 }
export const maxFactsLength = 2000

/** Months in which a decision can be complained about. */
const appealMonths = 6

/** Until when a decision can be complained about. */
export function appealableUntil(decidedAt: string): Date {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + appealMonths)
  return until
}

const hour = 60 * 60 * 1000

/** Hides what is reported for asking for money or documents: so many reports, within and of accounts younger than milliseconds. */
export const hidingRule = { reports: 3, within: 24 * hour, accountAge: 30 * 24 * hour }
