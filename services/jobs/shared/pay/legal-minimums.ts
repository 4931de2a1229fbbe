/** Legal minimums of pay, hours and rest of one year. */
export interface LegalMinimum {
  year: number
  /** Gross euros in cash for a full week, in 14 payments a year. */
  monthly: number
  yearly: number
  /** A full day of casual work, of 120 days at most; holidays and extra payments included. */
  casualDay: number
  casualDays: number
  fullWeekHours: number
  /** Days of rest a week, in a row. */
  restDays: number
  restDaysUnder18: number
  /** The largest part of the whole pay that may be in kind. */
  inKindShare: number
  source: string
}

const legalMinimums: readonly [LegalMinimum, ...LegalMinimum[]] = [
  {
    year: 2026,
    monthly: 1221,
    yearly: 17_094,
    casualDay: 57.82,
    casualDays: 120,
    fullWeekHours: 40,
    restDays: 1.5,
    restDaysUnder18: 2,
    inKindShare: 0.3,
    source: 'RD 126/2026, de 18 de febrero; Estatuto de los Trabajadores, arts. 26.1, 34.1 y 37.1'
  }
]

/** The minimum of a year; of the latest known year when it has none. */
export function legalMinimumOf(year: number): LegalMinimum {
  const [latest] = legalMinimums
  return legalMinimums.find(minimums => minimums.year === year) ?? latest
}
