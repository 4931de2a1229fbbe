import { useEffect, useState } from 'react'
import { payPeriods } from '#events/job-content/vocabulary.ts'
import { legalMinimumOf } from '#services/jobs/shared/pay/legal-minimums.ts'
import { checkLegalMinimum, type Finding } from '#services/jobs/shared/pay/minimum-wage.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { readNumber } from '#site/ui/fields/number-text.ts'

/** Milliseconds after the last key. */
const pause = 400

/** The legal minimum beside what is offered, while it is typed; it never refuses. */
export function LegalMinimumCheck({ values }: { values: FormValues }) {
  const year = new Date().getFullYear()
  const now = JSON.stringify(findings(values, year))
  const [shown, setShown] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setShown(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  const found: Finding[] = JSON.parse(shown)
  return (
    <div className="wage-check" role="status">
      {found.length > 0 && (
        <div className={`notice ${toneOf(found)}`}>
          {found.map(({ kind, title, sentence }) => (
            <p key={kind}>
              {title && <b>{title}</b>} {sentence}
            </p>
          ))}
          <p className="source">{`Fuente: ${legalMinimumOf(year).source}.`}</p>
        </div>
      )}
    </div>
  )
}

/** That of the most serious finding. */
function toneOf(found: Finding[]): Finding['tone'] {
  const tones = found.map(({ tone }) => tone)
  if (tones.includes('warning')) return 'warning'
  return tones.includes('good') ? 'good' : 'info'
}

function findings(values: FormValues, year: number): Finding[] {
  const number = (name: string) => readNumber(values[name] ?? '') || undefined
  const offer = {
    min: number('pay.min'),
    period: payPeriods.find(period => period === values['pay.period']) ?? 'mes',
    payments: values['pay.payments'] === '12' ? 12 : 14,
    week: number('hours.week'),
    daysOff: number('hours.daysOff'),
    inKind: values['housing.cost'] === 'en-especie' ? number('housing.amount') : undefined
  } as const
  return checkLegalMinimum(offer, year)
}
