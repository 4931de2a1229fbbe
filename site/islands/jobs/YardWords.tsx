import type { YardPageData } from '#services/pages/shared/contract.ts'
import { monthAndYear } from '#site/lib/calendar-formats.ts'

type Yard = Pick<YardPageData['yard'], 'since' | 'answers' | 'steps'>

/** How an employer answers; nothing where too few have applied. */
export function YardAnswers({ answers }: Pick<Yard, 'answers'>) {
  if (!answers.length) return null
  return (
    <p className="small dots">
      {answers.map(text => (
        <span key={text}>{text}</span>
      ))}
    </p>
  )
}

/** Since when an employer is here, and what it has shown of itself. */
export function YardSteps({ since, steps }: Omit<Yard, 'answers'>) {
  return (
    <ul className="small muted dots">
      <li>{`En Ramal desde ${monthAndYear(since)}`}</li>
      {steps.map(({ step, text }) => (
        <li key={step}>{text}</li>
      ))}
    </ul>
  )
}
