import { longDate } from '#services/platform/shared/formats.ts'
import type { ListedApplication } from './list-url.ts'

/** Earlier letters with the same e-mail and without an account: another person may have written them. */
export function EarlierLetters({ letters }: { letters: ListedApplication['earlierLetters'] }) {
  return letters.map(({ coverLetter, applicantName, applicantPhone, writtenAt }) => (
    <details className="disclosure" key={writtenAt}>
      <summary>{`Carta anterior con el mismo correo, del ${longDate(writtenAt)}`}</summary>
      <p className="small">{[applicantName, applicantPhone].filter(Boolean).join(' · ')}</p>
      <p className="text">{coverLetter}</p>
    </details>
  ))
}
