import type { payPeriods } from '#events/job-content/vocabulary.ts'
import { formatEuros, formatNumber } from '#services/platform/shared/formats.ts'
import type { LegalMinimum } from './legal-minimums.ts'

export const nbsp = '\u00a0'

/** The offer of an ad; what the ad leaves out is undefined. `min` is gross and includes what is paid in kind. */
export interface OfferedPay {
  min?: number | undefined
  period: (typeof payPeriods)[number]
  payments?: 12 | 14 | undefined
  /** Hours and days off per week. */
  week?: number | undefined
  daysOff?: number | undefined
  /** Euros a month that housing is worth as a part of the pay. */
  inKind?: number | undefined
}

export interface LeastPay {
  limit: number
  rule: string
  /** The offer is for less than a full week, and the limit is for a full day. */
  isPartial?: boolean
}

/** The minimum for an offer; undefined for pay by class, ride or service, which has none of its own. */
export function leastPay(offer: OfferedPay, law: LegalMinimum): LeastPay | undefined {
  const { period, payments = 14, week = law.fullWeekHours } = offer
  const share = Math.min(1, week / law.fullWeekHours)
  const hours = `Con ${formatNumber(week)}${nbsp}h a la semana`
  const minimum = `el mínimo en dinero de ${law.year} es`
  switch (period) {
    case 'mes': {
      const limit = (law.yearly * share) / payments
      const unit = `al mes en ${payments}${nbsp}pagas`
      const rule = `${hours}, ${minimum} ${formatEuros(limit)} ${unit}.`
      return { limit, rule: share < 1 ? rule : `${rule}${partTimeExample(law, payments)}` }
    }
    case 'ano': {
      const limit = law.yearly * share
      return { limit, rule: `${hours}, ${minimum} ${formatEuros(limit)} al año.` }
    }
    case 'hora': {
      const limit = law.yearly / (weeksPerYear * law.fullWeekHours)
      const full = `${formatNumber(law.fullWeekHours)}${nbsp}h a la semana`
      const sum = `${formatEuros(law.yearly)} al año entre ${weeksPerYear} semanas de ${full}`
      return {
        limit,
        rule: `El mínimo en dinero de ${law.year} es ${formatEuros(limit)} por hora, con las vacaciones aparte (${sum}).`
      }
    }
    case 'dia': {
      const limit = law.casualDay
      const work = `en trabajos de hasta ${law.casualDays} días`
      return {
        limit,
        rule: `El mínimo de ${law.year} por un día de jornada completa, ${work}, es ${formatEuros(limit)}.`,
        isPartial: share < 1
      }
    }
    default:
      return undefined
  }
}

/** The pay of a period without what is paid in kind. */
export function cashOf(
  { min, inKind = 0, ...offer }: OfferedPay,
  law: LegalMinimum
): number | undefined {
  if (min === undefined) return undefined
  const periods = periodsPerYear(offer, law)
  return periods ? min - (inKind * 12) / periods : min
}

/** Undefined when the job leaves out how much is worked in a year. */
export function periodsPerYear(
  { period, payments = 14, week = 0 }: OfferedPay,
  { fullWeekHours }: LegalMinimum
): number | undefined {
  if (period === 'mes') return payments
  if (period === 'ano') return 1
  return period === 'hora' && week ? weeksPerYear * Math.min(week, fullWeekHours) : undefined
}

const weeksPerYear = 52
const exampleHours = 30

function partTimeExample(law: LegalMinimum, payments: number): string {
  const limit = (law.yearly * exampleHours) / law.fullWeekHours / payments
  return ` Si fueran ${exampleHours}${nbsp}h, sería ${formatEuros(limit)}.`
}
