import type { JobTerms } from '#events/job-content/terms.ts'
import { formatEuros } from '#services/platform/shared/spanish-formats.ts'
import { payExtraLabels, payPeriodLabels } from './labels.ts'

export type JobPay = NonNullable<JobTerms['pay']>
type PayRange = Exclude<JobPay, { disclosed: string }>

const payLaterText = 'El sueldo se dice antes de la entrevista'

export function isPayTold(pay: JobPay | undefined): pay is PayRange {
  return pay !== undefined && 'min' in pay
}

/** «1.250–1.800 €». */
export function payAmount({ min, max }: PayRange): string {
  return max === undefined || max === min
    ? formatEuros(min)
    : `${formatEuros(min).replace('\u00a0€', '')}–${formatEuros(max)}`
}

/** «1.250 €/mes», or when the amount is said. */
export function payText(pay: JobPay | undefined): string {
  return isPayTold(pay) ? `${payAmount(pay)}/${payPeriodLabels[pay.period]}` : payLaterText
}

/** «al mes, en 14 pagas, más propinas». */
export function payConditions({ period, payments, extras = [] }: PayRange): string {
  return [
    periodText(period),
    payments && `en ${payments} pagas`,
    extras.length && `más ${extras.map(extra => payExtraLabels[extra]).join(' y ')}`
  ]
    .filter(Boolean)
    .join(', ')
}

function periodText(period: PayRange['period']): string {
  const label = payPeriodLabels[period]
  return period === 'dia' || period === 'mes' || period === 'ano' ? `al ${label}` : `por ${label}`
}

const monthsPerYear = 12
const weeksPerMonth = 52 / monthsPerYear
const fullWeek = 40

/** «≈ 1.733 €/mes a jornada completa», by which jobs are ordered; empty where the pay reads so itself. */
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
  return `≈\u00a0${formatEuros(Math.round(pay.min * perMonth))}/mes a jornada completa`
}
