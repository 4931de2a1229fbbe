import { useEffect, useRef, useState } from 'react'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { errorMessage } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import {
  endOtherSessions,
  endSession,
  fetchSessions,
  sessionsKey,
  type OpenSession
} from './sessions.ts'
import { clockTime } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { accountWords } from '#services/words/words.ts'

/** The open sessions of the account, each with a button that ends it. */
export function OwnSessions() {
  const { data, error, retry } = useQuery(sessionsKey, fetchSessions)
  const [pending, setPending] = useState<string>()
  const message = useRef<HTMLParagraphElement>(null)
  const [done, setDone] = useState<{ sentence: string }>()
  useEffect(() => {
    if (done) message.current?.focus()
  }, [done])

  async function end(id: string, request: () => Promise<object>, sentence: string) {
    setPending(id)
    try {
      await request()
      setDone({ sentence })
      retry()
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: accountWords.sessionFailed, description, variant: 'destructive' })
    } finally {
      setPending(undefined)
    }
  }

  if (error) {
    const title = accountWords.sessionsFailed
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      {done && (
        <p className="notice good" tabIndex={-1} ref={message}>
          {done.sentence}
        </p>
      )}
      <ul className="items inner">
        {data.sessions.map(session => (
          <SessionItem
            key={session.id}
            session={session}
            isPending={pending === session.id}
            onEnd={() => end(session.id, () => endSession(session.id), accountWords.sessionClosed)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <PendingButton
          className="button secondary slim"
          isPending={pending === 'others'}
          pending={accountWords.closing}
          onClick={() => end('others', endOtherSessions, accountWords.othersClosed(others.length))}
        >
          {accountWords.closeOthers}
        </PendingButton>
      )}
    </>
  )
}

interface Props {
  session: OpenSession
  isPending: boolean
  onEnd(): void
}

function SessionItem({ session, isPending, onEnd }: Props) {
  const { startedAt, lastUsedAt, isCurrent } = session
  const device = accountWords.deviceName(session.device)
  return (
    <li>
      <div className="item-body">
        <p className="item-title plain">{device}</p>
        <p className="meta">
          {accountWords.openedOn}
          <Moment at={startedAt} />.
          {!isCurrent && (
            <>
              {accountWords.lastUse}
              <Moment at={lastUsedAt} />.
            </>
          )}
        </p>
      </div>
      <div className="end below">
        {isCurrent ? (
          <span className="tag approved">{accountWords.thisSession}</span>
        ) : (
          <PendingButton
            className="button quiet slim at-end"
            isPending={isPending}
            pending={accountWords.closing}
            aria-label={accountWords.closeSessionOf(device)}
            onClick={onEnd}
          >
            {accountWords.close}
          </PendingButton>
        )}
      </div>
    </li>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {shortDate(at)}, {clockTime(at)}
    </time>
  )
}
