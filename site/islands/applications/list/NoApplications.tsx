import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { applicationWords, frameWords, speech } from '#services/words/words.ts'

/** An empty list, with what to do next. */
export function NoApplications({
  isEmployer,
  status
}: {
  isEmployer: boolean
  status: ApplicationStatus | undefined
}) {
  if (status) {
    return (
      <EmptyState title={applicationWords.noneWith(statusLabels[status])}>
        <p>{applicationWords.chooseAnother}</p>
        <p className="actions">
          <a className="button secondary" href={speech.path('/applications')}>
            {applicationWords.seeAll}
          </a>
        </p>
      </EmptyState>
    )
  }
  return isEmployer ? (
    <EmptyState title={applicationWords.noneReceived}>
      <p>{applicationWords.noneReceivedText}</p>
      <a className="button primary" href="/post-job">
        {frameWords.postJob}
      </a>
    </EmptyState>
  ) : (
    <EmptyState title={applicationWords.noneSent}>
      <p>{applicationWords.noneSentText}</p>
      <a className="button primary" href={speech.path('/jobs')}>
        {applicationWords.findJob}
      </a>
    </EmptyState>
  )
}
