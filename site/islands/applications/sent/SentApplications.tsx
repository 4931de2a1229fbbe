import { ownWords } from '#site/ui/own-words.ts'
import { startOutbox } from '#site/ui/outbox/outbox.ts'
import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { useEffect, useRef, useState } from 'react'
import { applicationColumns, ApplicationCells, UnseenDot } from '../received/ApplicationCells.tsx'
import { useFocusAfter } from '#site/ui/outbox/use-focus-after.ts'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'
import { readUrl } from '#site/lib/browser/use-url-state.ts'
import { Quoting } from '#site/ui/Quoting.tsx'
import { ListTable } from '#site/ui/ListTable.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { prefetch } from '#site/stores/queries.ts'
import { ApplicationPages, ApplicationProblem } from '../list/ApplicationPages.tsx'
import { LazyApplicationDetails } from '../received/lazy-application-details.ts'
import { type ListedApplication, jobTitleOf, listQuery, readListUrl } from '../list/list-url.ts'
import { NoApplications } from '../list/NoApplications.tsx'
import { markSeen } from '../received/mark-seen.ts'
import { StatusLinks } from '../received/StatusLinks.tsx'
import { useApplications } from '../list/use-applications.ts'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { applicationWords, speech } from '#services/words/words.ts'

/** What the signed-in user has applied for: in the profile, and at `/applications`. */
export function SentApplications({ user }: { user: CurrentUser }) {
  const list = useApplications()
  const { filter, data } = list
  const applications = useUnseenMarks(data?.applications)
  const [shown, setShown] = useState<ListedApplication>()
  useEffect(() => void startOutbox(), [])
  const waiting = useWaiting().filter(({ path }) => path.endsWith('/applications'))
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfter(place, 'article p, h2, #cuantas')
  const isEmpty = data?.meta.totalApplications === 0
  return (
    <div className="stack applications" ref={place}>
      {!isEmpty && <p className="lead">{applicationWords.lead}</p>}
      {waiting.map(write => (
        <WaitingWrite key={write.key} waiting={write} onTried={keepFocus} onDropped={keepFocus} />
      ))}
      <StatusLinks list={list} />
      <ApplicationProblem list={list}>
        {isEmpty && (waiting.length === 0 || filter.status) && (
          <NoApplications
            kind={user.userType === 'employer' ? 'sent by an employer' : 'sent'}
            filter={filter}
          />
        )}
        {!isEmpty && (
          <ListTable
            caption={applicationWords.sent}
            columns={applicationColumns}
            rows={applications}
            isBusy={list.isLoading}
          >
            {application => (
              <SentApplicationRow
                key={application.id}
                application={application}
                onShow={setShown}
              />
            )}
          </ListTable>
        )}
        <ApplicationPages list={list} />
      </ApplicationProblem>
      {shown && (
        <LazyApplicationDetails
          application={shown}
          isEmployer={false}
          onChanged={changed => {
            list.update(changed)
            setShown(changed)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}

/** Marks the answers of a list as seen; on this page they stay marked as new, also when the list is refreshed. */
function useUnseenMarks(applications: ListedApplication[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const found = applications?.filter(({ isUnseen, id }) => isUnseen && !ids.has(id)) ?? []
  if (found.length) setIds(new Set([...ids, ...found.map(({ id }) => id)]))
  useEffect(() => void markSeen(applications ?? []), [applications])
  return applications?.map(application =>
    ids.has(application.id) ? { ...application, isUnseen: true } : application
  )
}

/** Requests the list while the session loads. */
export function prefetchSentApplications(): void {
  prefetch(...listQuery(readUrl(readListUrl)))
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
            <span {...(application.jobTitle ? ownWords : {})}>{title}</span>
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
              <span className="visually-hidden">
                <Quoting text={applicationWords.about(title)} />
              </span>
            </a>
          )}
        </span>
      </td>
    </tr>
  )
}
