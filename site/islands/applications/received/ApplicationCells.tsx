import { ownWords } from '#site/ui/own-words.ts'
import { shortDate } from '#site/lib/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import type { ListedApplication } from '../list/list-url.ts'
import { applicationWords, courseWords } from '#services/words/words.ts'

/** Column titles of every table of applications. */
export const applicationColumns = [
  applicationWords.job,
  applicationWords.company,
  applicationWords.date,
  applicationWords.status,
  applicationWords.actions
]

interface Props {
  application: ListedApplication
  isEmployer?: boolean | undefined
}

/** Marks an application, or its answer, that its reader has not seen. */
export function UnseenDot() {
  return (
    <>
      <span className="unseen-dot" />
      <span className="visually-hidden">{applicationWords.unseen}</span>
    </>
  )
}

/** Company, date and status, in every table of applications. */
export function ApplicationCells({ application, isEmployer }: Props) {
  const { companyName, appliedAt } = application
  return (
    <>
      <td
        data-label={applicationWords.company}
        {...(companyName ? { translate: 'no', ...ownWords } : {})}
      >
        {companyName ?? applicationWords.notAvailable}
      </td>
      <td data-label={applicationWords.date}>
        <time dateTime={appliedAt}>{shortDate(appliedAt)}</time>
      </td>
      <td data-label={applicationWords.status}>
        <span>
          <StatusTag application={application} isEmployer={isEmployer} />
        </span>
      </td>
    </>
  )
}

export function StatusTag({ application, isEmployer }: Props) {
  const { status, talkedAt } = application
  const talked = status === 'pending' && talkedAt ? courseWords.talked : undefined
  const neutral = isEmployer ? talked : endingOf(application, talked)
  return (
    <span className={`tag ${neutral ? 'neutral' : status}`}>{neutral || statusLabels[status]}</span>
  )
}

/** For the applicant, an open application for a job that is gone is not pending any more. */
function endingOf(
  { status, withdrawnAt, isJobWithdrawn, isJobClosed, lapsedAt }: ListedApplication,
  talked: string | undefined
) {
  if (withdrawnAt) return applicationWords.isWithdrawn
  if (status !== 'pending' || talked) return talked
  if (isJobWithdrawn) return applicationWords.adWithdrawn
  if (isJobClosed) return applicationWords.adClosed
  return lapsedAt ? courseWords.lapsed : undefined
}
