import { adultAge } from '#events/limits/candidate-profiles.ts'
import { formatEuros, formatNumber } from '#services/platform/shared/formats.ts'
import { cashOf, leastPay, nbsp, type OfferedPay, periodsPerYear } from './least-pay.ts'
import { type LegalMinimum, legalMinimumOf } from './legal-minimums.ts'

export type FindingKind =
  | 'minimum'
  | 'reached'
  | 'below'
  | 'cash-below'
  | 'in-kind'
  | 'hours'
  | 'rest'
  | 'other-year'

export interface Finding {
  kind: FindingKind
  tone: 'good' | 'warning' | 'info'
  /** The limit, in the unit of the offer: euros a period, hours or days a week, or a share. */
  limit: number
  title?: string
  sentence: string
}

/** Explains an offer beside the legal minimum of a year; it refuses nothing, and assumes nothing that the ad leaves out. */
export function checkLegalMinimum(offer: OfferedPay, year: number): Finding[] {
  const law = legalMinimumOf(year)
  const found = [...checkPay(offer, law), ...checkInKind(offer, law), ...checkTime(offer, law)]
  if (!found.length || law.year === year) return found
  return [...found, otherYear(law, year)]
}

/** Pay by class, ride or service has no legal minimum of its own. */
function checkPay(offer: OfferedPay, law: LegalMinimum): Finding[] {
  const least = leastPay(offer, law)
  if (!least) return []
  const { limit, rule, isPartial } = least
  const cash = cashOf(offer, law)
  if (cash === undefined) return [{ kind: 'minimum', tone: 'info', limit, sentence: rule }]
  if (isReached(cash, limit)) {
    return [
      { kind: 'reached', tone: 'good', limit, title: 'Llega al mínimo legal.', sentence: rule }
    ]
  }
  // A day shorter than a full one is paid in proportion, and an ad has no length of a day.
  if (isPartial) return [{ kind: 'minimum', tone: 'info', limit, sentence: rule }]
  const isCashShort = Boolean(offer.min && isReached(offer.min, limit))
  const kind = isCashShort ? 'cash-below' : 'below'
  const title = isCashShort
    ? `No llega en dinero: sin la vivienda quedan ${formatEuros(cash)}.`
    : 'No llega al mínimo legal.'
  return [{ kind, tone: 'warning', limit, title, sentence: rule }]
}

function checkInKind(offer: OfferedPay, law: LegalMinimum): Finding[] {
  const { min, inKind } = offer
  const periods = periodsPerYear(offer, law)
  if (!min || !inKind || !periods) return []
  const share = (inKind * 12) / (min * periods)
  if (share <= law.inKindShare + rounding) return []
  const percent = formatNumber(Math.ceil(share * 100))
  const most = formatNumber(law.inKindShare * 100)
  return [
    {
      kind: 'in-kind',
      tone: 'warning',
      limit: law.inKindShare,
      sentence: `La vivienda sería el ${percent}${nbsp}% del sueldo, y en especie puede ser como mucho el ${most}${nbsp}%.`
    }
  ]
}

function checkTime({ week, daysOff }: OfferedPay, law: LegalMinimum): Finding[] {
  const found: Finding[] = []
  const { fullWeekHours, restDays, restDaysUnder18 } = law
  if (week !== undefined && week > fullWeekHours) {
    const sentence = `La jornada es como mucho de ${fullWeekHours}${nbsp}h a la semana, de promedio en el año.`
    found.push({ kind: 'hours', tone: 'warning', limit: fullWeekHours, sentence })
  }
  if (daysOff !== undefined && daysOff < restDays) {
    const sentence = `El descanso es al menos de ${formatNumber(restDays)} días seguidos a la semana, y de ${restDaysUnder18} para menores de ${adultAge} años.`
    found.push({ kind: 'rest', tone: 'warning', limit: restDays, sentence })
  }
  return found
}

function otherYear(law: LegalMinimum, year: number): Finding {
  const sentence = `Todavía no tenemos el mínimo de ${year}: este es el de ${law.year}.`
  return { kind: 'other-year', tone: 'info', limit: law.year, sentence }
}

/** Half a cent: an offer of the rounded amount reaches the minimum. */
const rounding = 0.005
const isReached = (amount: number, limit: number) => amount >= limit - rounding
