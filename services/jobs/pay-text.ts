import type { JobTerms } from '#events/jobs.ts'
import { payExtraLabels, payPeriodLabels } from './labels.ts'

export type Pay = NonNullable<JobTerms['pay']>
type PayRange = Exclude<Pay, { told: string }>

const payLaterText = 'El sueldo se dice antes de la entrevista'

const amounts = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('es-ES', { useGrouping: 'always', minimumFractionDigits: 2 })

/** «1.250 €», «11,50 €»; the space does not break. */
export function euros(amount: number): string {
  return `${(Number.isInteger(amount) ? amounts : cents).format(amount)}\u00a0€`
}

export function isPayTold(pay: Pay | undefined): pay is PayRange {
  return pay !== undefined && 'min' in pay
}

/** «1.250–1.800 €». */
export function payAmount({ min, max }: PayRange): string {
  return max === undefined || max === min
    ? euros(min)
    : `${euros(min).replace('\u00a0€', '')}–${euros(max)}`
}

/** «1.250 €/mes», or when the amount is said. */
export function payText(pay: Pay | undefined): string {
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
