import type { MouseEvent, RefObject } from 'react'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { isPlainClick } from '#site/lib/plain-click.ts'
import type { Query } from '#site/stores/queries.ts'
import { type Conversations, type Talk, talkPath } from './conversations.ts'
import { shortMoment } from './message-days.ts'
import { LinesToCome } from './MessageSkeleton.tsx'
import { Portrait } from './Avatar.tsx'

interface Props {
  talks: Query<Conversations>
  chosen: string | undefined
  me: string
  heading: RefObject<HTMLHeadingElement | null>
  onChoose(userId: string): void
}

export function TalkList({ talks: { data, error, retry }, heading, ...rest }: Props) {
  return (
    <section className="talk-list panel" aria-labelledby="conversaciones">
      <h2 id="conversaciones" tabIndex={-1} ref={heading}>
        Conversaciones
      </h2>
      {error && (
        <Failure title="Error al obtener los mensajes" message={error.message} onRetry={retry} />
      )}
      {!data && !error && <LinesToCome />}
      {data?.conversations.length === 0 && (
        <p className="muted">Todavía no tienes otras conversaciones.</p>
      )}
      <ul>
        {data?.conversations.map(talk => (
          <Line key={talk.userId} talk={talk} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = Pick<Props, 'chosen' | 'me' | 'onChoose'> & { talk: Talk }

function Line({ talk, chosen, me, onChoose }: LineProps) {
  const { userId, fullName, unread, last } = talk
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(userId)
  }
  return (
    <li>
      <a
        href={talkPath(userId)}
        aria-current={userId === chosen ? 'true' : undefined}
        onClick={open}
      >
        <Portrait person={talk} />
        <b>{fullName}</b>
        <time className="muted" dateTime={last.sentAt}>
          {shortMoment(last.sentAt, Date.now())}
        </time>
        <span className="said">
          <span className="muted">
            {last.senderId === me && 'Tú: '}
            {last.content}
          </span>
          {unread > 0 && userId !== chosen && (
            <span className="badge">
              {unread}
              <span className="unseen"> sin leer</span>
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
