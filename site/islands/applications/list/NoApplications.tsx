import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { statusLabels } from '#site/lib/labels.ts'
import { applicationWords, frameWords, speech } from '#services/words/words.ts'
import { type ApplicationFilter, listUrl } from './list-url.ts'

interface Props {
  kind: 'received' | 'sent' | 'sent by an employer'
  filter: ApplicationFilter
}

/** An empty list, with what to do next. */
export function NoApplications({ kind, filter: { status, isTab } }: Props) {
  if (status) {
    return (
      <EmptyState title={applicationWords.noneWith(statusLabels[status])}>
        <p>{applicationWords.chooseAnother}</p>
        <p className="actions">
          <a className="button secondary" href={listUrl({ status: undefined, page: 1, isTab })}>
            {applicationWords.seeAll}
          </a>
        </p>
      </EmptyState>
    )
  }
  if (kind === 'received') {
    return (
      <EmptyState title={applicationWords.noneReceived}>
        <p>{applicationWords.noneReceivedText}</p>
        <a className="button primary" href="/post-job">
          {frameWords.postJob}
        </a>
      </EmptyState>
    )
  }
  if (kind === 'sent by an employer') {
    return (
      <EmptyState title={applicationWords.employersSendNone}>
        <p>{applicationWords.employersSendNoneText}</p>
        <a className="button primary" href="/applications">
          {applicationWords.seeReceived}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={applicationWords.noneSent}>
      <p>{applicationWords.noneSentText}</p>
      <a className="button primary" href={speech.path('/jobs')}>
        {applicationWords.findJob}
      </a>
    </EmptyState>
  )
}
