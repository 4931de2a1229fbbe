import { leastApplications } from '#events/limits/figures.ts'
import type { EmployerPageData } from '#services/pages/shared/contract.ts'
import { Address } from '#site/ui/Address.tsx'
import { employerWords } from '#services/words/words.ts'

type ShownEmployer = EmployerPageData['employer']
export type EmployerStep = ShownEmployer['steps'][number]

interface AnswerTime {
  name: string
  value: string
  note: string
}

/** How an employer answers, as name, value and note; a missing value is stated too. */
export function answerTime([first, ...others]: ShownEmployer['answers']): AnswerTime {
  const name = employerWords.howItAnswers
  if (!first) {
    return {
      name,
      value: employerWords.unknownYet,
      note: employerWords.toldLater(leastApplications)
    }
  }
  const answersIn = employerWords.usuallyAnswers('')
  if (!first.startsWith(answersIn)) return { name, value: first, note: '' }
  const value = first.slice(answersIn.length)
  return { name: answersIn.trim(), value, note: others.join(', ') }
}

/** The steps of verification of an employer, each with a tick; the name of its website breaks where an address may. */
export function Proofs({ steps, look = '' }: { steps: readonly EmployerStep[]; look?: string }) {
  return (
    <ul className={`proofs ${look}`}>
      {steps.map(({ step, text }) => (
        <li key={step}>
          <span className="tick" aria-hidden="true" />
          <span>{step === 'domain' ? <Address text={text} /> : text}</span>
        </li>
      ))}
    </ul>
  )
}
