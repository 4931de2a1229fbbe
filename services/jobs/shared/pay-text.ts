import type { JobTerms } from '#events/job-content/terms.ts'
import { formatAmount, formatEuros } from '#services/platform/shared/formats.ts'
import { factWords, payExtraLabels, payPeriodLabels, speech } from '#services/words/words.ts'

export type JobPay = NonNullable<JobTerms['pay']>
type PayRange = Exclude<JobPay, { disclosed: string }>

export function isPayTold(pay: JobPay | undefined): pay is PayRange {
  return pay !== undefined && 'min' in pay
}

/** «1.250–1.800 €». */
export function payAmount({ min, max }: PayRange): string {
  return max === undefined || max === min
    ? formatEuros(min)
    : speech.euroRange(formatAmount(min), formatAmount(max))
}

/** «1.250 €/mes», or when the amount is said; empty while neither is chosen. */
export function payText(pay: JobPay | undefined): string {
  if (!pay) return ''
  return isPayTold(pay)
    ? `${payAmount(pay)}/${payPeriodLabels[pay.period]}`
    : factWords.payLaterSentence
}

/** «al mes, en 14 pagas, más propinas». */
export function payConditions({ period, payments, extras = [] }: PayRange): string {
  return [
    factWords.perPeriod(period, payPeriodLabels[period]),
    payments && factWords.payments(payments),
    extras.length && factWords.extras(extras.map(extra => payExtraLabels[extra]))
  ]
    .filter(Boolean)
    .join(', ')
}

const monthsPerYear = 12
const weeksPerMonth = 52 / monthsPerYear
const fullWeek = 40

/**
 * The pay by which jobs are ordered: «≈ 1.733 €/mes a jornada completa», or «≈ 1.400 € en 12 pagas» where only the payments
 * differ; empty where the pay reads so itself.
 */
export function comparedPay({ pay, hours }: Pick<JobTerms, 'pay' | 'hours'>): string {
  if (!isPayTold(pay)) return ''
  const share = Math.min(hours?.week ?? fullWeek, fullWeek) / fullWeek
  const perMonth = {
    mes: (pay.payments ?? monthsPerYear) / monthsPerYear / share,
    ano: 1 / monthsPerYear / share,
    dia: 5 * weeksPerMonth,
    hora: fullWeek * weeksPerMonth,
    monta: 0,
    clase: 0,
    servicio: 0
  }[pay.period]
  if (perMonth === 0 || perMonth === 1) return ''
  const amount = formatEuros(Math.round(pay.min * perMonth))
  const isFullTime = share === 1 && (pay.period === 'mes' || pay.period === 'ano')
  return isFullTime ? factWords.inTwelve(amount) : factWords.fullTimeMonth(amount)
}
