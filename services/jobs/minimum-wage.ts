import type { payPeriods } from '#events/job-content/vocabulary.ts'

/** What the law asks of pay, hours and rest in one year. */
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
  return legalMinimums.find(one => one.year === year) ?? latest
}

/** What an ad offers, as far as it is told; `min` is the gross whole, what is paid in kind included. */
export interface OfferedPay {
  min?: number | undefined
  period: (typeof payPeriods)[number]
  payments?: 12 | 14 | undefined
  /** Hours and days off a week. */
  week?: number | undefined
  daysOff?: number | undefined
  /** Euros a month that housing counts for in the pay. */
  inKind?: number | undefined
}

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

/** Explains an offer beside the legal minimum of a year; it refuses nothing, and guesses nothing that is not told. */
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
  // A day shorter than a full one is paid in proportion, and an ad does not tell its length.
  if (isPartial) return [{ kind: 'minimum', tone: 'info', limit, sentence: rule }]
  const isCashShort = Boolean(offer.min && isReached(offer.min, limit))
  const kind = isCashShort ? 'cash-below' : 'below'
  const title = isCashShort
    ? `No llega en dinero: sin la vivienda quedan ${euros(cash)}.`
    : 'No llega al mínimo legal.'
  return [{ kind, tone: 'warning', limit, title, sentence: rule }]
}

interface LeastPay {
  limit: number
  rule: string
  /** The offer is for less than a full week, and the limit is for a full day. */
  isPartial?: boolean
}

function leastPay(offer: OfferedPay, law: LegalMinimum): LeastPay | undefined {
  const { period, payments = 14, week = law.fullWeekHours } = offer
  const share = Math.min(1, week / law.fullWeekHours)
  const hours = `Con ${number(week)}${nbsp}h a la semana`
  const minimum = `el mínimo en dinero de ${law.year} es`
  switch (period) {
    case 'mes': {
      const limit = (law.yearly * share) / payments
      const unit = `al mes en ${payments}${nbsp}pagas`
      const rule = `${hours}, ${minimum} ${euros(limit)} ${unit}.`
      return { limit, rule: share < 1 ? rule : `${rule}${partTimeExample(law, payments)}` }
    }
    case 'ano': {
      const limit = law.yearly * share
      return { limit, rule: `${hours}, ${minimum} ${euros(limit)} al año.` }
    }
    case 'hora': {
      const limit = law.yearly / (weeksPerYear * law.fullWeekHours)
      const full = `${number(law.fullWeekHours)}${nbsp}h a la semana`
      const sum = `${euros(law.yearly)} al año entre ${weeksPerYear} semanas de ${full}`
      return {
        limit,
        rule: `El mínimo en dinero de ${law.year} es ${euros(limit)} por hora, con las vacaciones aparte (${sum}).`
      }
    }
    case 'dia': {
      const limit = law.casualDay
      const work = `en trabajos de hasta ${law.casualDays} días`
      return {
        limit,
        rule: `El mínimo de ${law.year} por un día de jornada completa, ${work}, es ${euros(limit)}.`,
        isPartial: share < 1
      }
    }
    default:
      return undefined
  }
}

const weeksPerYear = 52
const exampleHours = 30

function partTimeExample(law: LegalMinimum, payments: number): string {
  const limit = (law.yearly * exampleHours) / law.fullWeekHours / payments
  return ` Si fueran ${exampleHours}${nbsp}h, sería ${euros(limit)}.`
}

/** The pay without what is paid in kind, a period. */
function cashOf({ min, inKind = 0, ...offer }: OfferedPay, law: LegalMinimum): number | undefined {
  if (min === undefined) return undefined
  const periods = periodsPerYear(offer, law)
  return periods ? min - (inKind * 12) / periods : min
}

/** Undefined when an ad does not tell how much is worked in a year. */
function periodsPerYear(
  { period, payments = 14, week = 0 }: OfferedPay,
  { fullWeekHours }: LegalMinimum
): number | undefined {
  if (period === 'mes') return payments
  if (period === 'ano') return 1
  return period === 'hora' && week ? weeksPerYear * Math.min(week, fullWeekHours) : undefined
}

function checkInKind(offer: OfferedPay, law: LegalMinimum): Finding[] {
  const { min, inKind } = offer
  const periods = periodsPerYear(offer, law)
  if (!min || !inKind || !periods) return []
  const share = (inKind * 12) / (min * periods)
  if (share <= law.inKindShare + rounding) return []
  const percent = number(Math.ceil(share * 100))
  const most = number(law.inKindShare * 100)
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
    const sentence = `El descanso es al menos de ${number(restDays)} días seguidos a la semana, y de ${restDaysUnder18} para menores de 18 años.`
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

const nbsp = '\u00a0'
const number = (value: number) => value.toLocaleString('es-ES', { maximumFractionDigits: 1 })

/** «1.221 €», «915,75 €». */
function euros(amount: number): string {
  const cents = Math.round(amount * 100) % 100
  const digits = cents ? 2 : 0
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return `${amount.toLocaleString('es-ES', { useGrouping: 'always', ...options })}${nbsp}€`
}
