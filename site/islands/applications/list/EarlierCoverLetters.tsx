import { longDate } from '#services/platform/shared/formats.ts'
import type { ListedApplication } from './list-url.ts'
import { applicationWords } from '#services/words/words.ts'

/** Earlier cover letters with the same e-mail and without an account: another person may have written them. */
export function EarlierCoverLetters({ letters }: { letters: ListedApplication['earlierLetters'] }) {
  return letters.map(({ coverLetter, applicantName, applicantPhone, writtenAt }) => (
    <details className="disclosure" key={writtenAt}>
      <summary>{applicationWords.earlierCoverLetter(longDate(writtenAt))}</summary>
      <p className="small" translate="no" dir="auto">
        {[applicantName, applicantPhone].filter(Boolean).join(' · ')}
      </p>
      <p className="text" dir="auto">
        {coverLetter}
      </p>
    </details>
  ))
}
