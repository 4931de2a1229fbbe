import { ownWords } from '#site/ui/own-words.ts'
import { startOutbox } from '#site/ui/outbox/outbox.ts'
import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { useEffect, useRef, useState } from 'react'
import { applicationsPerPage } from '#events/limits/applications.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { applicationColumns, ApplicationCells, UnseenDot } from '../received/ApplicationCells.tsx'
import { useFocusAfter } from '#site/ui/outbox/use-focus-after.ts'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'
import { readUrl } from '#site/lib/browser/use-url-state.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { ListTable } from '#site/ui/ListTable.tsx'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useLiveQuery } from '#site/stores/live-query.ts'
import { prefetch, updateCache } from '#site/stores/queries.ts'
import { readPageNumber } from '#services/platform/validation/search-params.ts'
import { useTabPages } from '#site/ui/use-tab-pages.ts'
import { LazyApplicationDetails } from '../received/lazy-application-details.ts'
import {
  type ApplicationListResponse,
  type ListedApplication,
  replaceApplication,
  jobTitleOf
} from '../list/list-url.ts'
import { StatusFilter } from '../received/StatusFilter.tsx'
import { useUnseenMarks } from './use-unseen-marks.ts'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { applicationWords, speech } from '#services/words/words.ts'

/** Applications of the signed-in user, with their status. */
export function SentApplications({ user }: { user: CurrentUser }) {
  const { page, pathOf, go } = useTabPages('aplicaciones')
  const [status, setStatus] = useState<ApplicationStatus>()
  const [key, call] = sentApplicationsQuery(page, status)
  const { data, error, retry } = useLiveQuery(key, call)
  useEffect(() => void startOutbox(), [])
  const waiting = useWaiting().filter(({ path }) => path.endsWith('/applications'))
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusAfter(place, 'article p, h2')
  const kept = waiting.map(write => (
    <WaitingWrite key={write.key} waiting={write} onTried={keepFocus} onDropped={keepFocus} />
  ))
  const applications = useUnseenMarks(data?.applications)
  const [shown, setShown] = useState<ListedApplication>()
  function choose(chosen: ApplicationStatus | undefined) {
    if (page > 1) go(1)
    setStatus(chosen)
  }
  function update(changed: ListedApplication) {
    setShown(changed)
    updateCache<ApplicationListResponse>(key, list => replaceApplication(list, changed))
  }
  if (error) {
    return (
      <>
        {kept}
        <ErrorPanel title={applicationWords.failed} message={error.message} onRetry={retry} />
      </>
    )
  }
  if (data?.meta.totalApplications === 0 && !status && !waiting.length)
    return <NoSentApplications user={user} />
  return (
    <section className="section applications" ref={place}>
      <div className="head">
        <h2>
          {data
            ? formatCount(
                data.meta.totalApplications,
                applicationWords.sentOne,
                applicationWords.sentSome
              )
            : applicationWords.yours}
        </h2>
        <StatusFilter status={status} onChoose={choose} />
      </div>
      {kept}
      <ListTable caption={applicationWords.mine} columns={applicationColumns} rows={applications}>
        {application => (
          <SentApplicationRow key={application.id} application={application} onShow={setShown} />
        )}
      </ListTable>
      <p className="small muted">{applicationWords.detailsHint}</p>
      <Pagination page={page} totalPages={data?.meta.totalPages ?? 1} hrefOf={pathOf} onGo={go} />
      {shown && (
        <LazyApplicationDetails
          application={shown}
          isEmployer={false}
          onChanged={update}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  )
}

/** Requests the list while the session loads. */
export function prefetchSentApplications(): void {
  prefetch(...sentApplicationsQuery(readUrl(readPageNumber)))
}

function sentApplicationsQuery(page: number, status?: ApplicationStatus) {
  const query = {
    scope: 'sent',
    page: String(page),
    limit: String(applicationsPerPage),
    ...(status && { status })
  }
  const call = () => callApi(apiClient.applications.$get({ query }))
  return [`sent-applications?${new URLSearchParams(query)}`, call] as const
}

function NoSentApplications({ user }: { user: CurrentUser }) {
  if (user.userType === 'employer') {
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
    <EmptyState title={applicationWords.noneYet}>
      <p>{applicationWords.noneYetText}</p>
      <a className="button primary" href={speech.path('/jobs')}>
        {applicationWords.findJob}
      </a>
    </EmptyState>
  )
}

interface Props {
  application: ListedApplication
  onShow(application: ListedApplication): void
}

function SentApplicationRow({ application, onShow }: Props) {
  const { jobId, employerId, isJobWithdrawn, isEmployerDeleted, isUnseen, status } = application
  const title = jobTitleOf(application)
  return (
    <tr>
      <td className="title" data-label={applicationWords.job}>
        <b>
          {isUnseen && <UnseenDot />}
          {isJobWithdrawn ? (
            title
          ) : (
            <a className="title-link" href={speech.path(`/jobs/${jobId}`)} {...ownWords}>
              {title}
            </a>
          )}
        </b>
      </td>
      <ApplicationCells application={application} />
      <td className="do" data-label={applicationWords.actions}>
        <span className="row gap-2">
          <button
            className="button secondary slim"
            type="button"
            aria-label={applicationWords.seeDetailsOf(title)}
            onClick={() => onShow(application)}
          >
            {applicationWords.seeDetails}
          </button>
          {status === 'approved' && !isEmployerDeleted && (
            <a className="button primary slim" href={conversationUrl(employerId)}>
              {applicationWords.answer}
              <span className="visually-hidden">{applicationWords.about(title)}</span>
            </a>
          )}
        </span>
      </td>
    </tr>
  )
}
