import type { ApplicantSummary } from '#projections/applications/view.ts'

/** A row of the job beside what its applicant says. */
interface AnswerRow {
  name: string
  value: string
  /** True where the applicant has what is asked. */
  isMet: boolean
  isSaid: boolean
}

const unsaid = 'No lo dice'

/** What an applicant says beside what the job asks, for its employer. */
export function answerRows(summary: ApplicantSummary | null): AnswerRow[] {
  if (!summary) return []
  return [
    ...summary.asks.map(ask => ({
      name: ask.text,
      value: askValue(ask),
      isMet: ask.isMet,
      isSaid: ask.answer !== 'no-dice'
    })),
    ...summary.others.map(({ text, stated }) => ({
      name: text,
      value: stated || unsaid,
      isMet: false,
      isSaid: stated !== ''
    }))
  ]
}

function askValue({ answer, stated }: ApplicantSummary['asks'][number]): string {
  switch (answer) {
    case 'si':
      return stated || 'Sí'
    case 'aprendiendo':
      return 'Aprendiendo'
    case 'no':
      return stated ? `No, tiene ${stated}` : 'No'
    case 'no-dice':
      return unsaid
  }
}
