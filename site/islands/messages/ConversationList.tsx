import type { MouseEvent, RefObject } from 'react'
import { Avatar } from '#site/ui/Avatar.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { isPlainClick } from '#site/lib/plain-click.ts'
import type { QueryState } from '#site/stores/queries.ts'
import {
  type ConversationListResponse,
  type ConversationSummary,
  conversationUrl
} from './conversations.ts'
import { shortTime } from './message-days.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'

interface Props {
  talks: QueryState<ConversationListResponse>
  chosen: string | undefined
  me: string
  heading: RefObject<HTMLHeadingElement | null>
  onChoose(userId: string): void
}

export function ConversationList({ talks: { data, error, retry }, heading, ...rest }: Props) {
  return (
    <section className="conversation-list panel" aria-labelledby="conversaciones">
      <h2 id="conversaciones" tabIndex={-1} ref={heading}>
        Conversaciones
      </h2>
      {error && (
        <ErrorPanel title="Error al obtener los mensajes" message={error.message} onRetry={retry} />
      )}
      {!data && !error && <MessageSkeleton />}
      {data?.conversations.length === 0 && (
        <p className="muted">Todavía no tienes otras conversaciones.</p>
      )}
      <ul>
        {data?.conversations.map(talk => (
          <ConversationLink key={talk.userId} talk={talk} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type ConversationLinkProps = Pick<Props, 'chosen' | 'me' | 'onChoose'> & {
  talk: ConversationSummary
}

function ConversationLink({ talk, chosen, me, onChoose }: ConversationLinkProps) {
  const { userId, fullName, unread, last } = talk
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(userId)
  }
  return (
    <li>
      <a
        href={conversationUrl(userId)}
        aria-current={userId === chosen ? 'true' : undefined}
        onClick={open}
      >
        <Avatar fullName={talk.fullName} picture={talk.profilePicture} />
        <b>{fullName}</b>
        <time className="muted" dateTime={last.sentAt}>
          {shortTime(last.sentAt, Date.now())}
        </time>
        <span className="last-message">
          <span className="muted">
            {last.senderId === me && 'Tú: '}
            {last.content}
          </span>
          {unread > 0 && userId !== chosen && (
            <span className="badge">
              {unread}
              <span className="visually-hidden"> sin leer</span>
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
