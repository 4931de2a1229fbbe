import { ownWords } from '#site/ui/own-words.ts'
import type { RefObject } from 'react'
import { Avatar } from '#site/ui/Avatar.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import type { QueryState } from '#site/stores/queries.ts'
import {
  type ConversationListResponse,
  type ConversationSummary,
  conversationUrl
} from './conversations.ts'
import { shortTime } from './message-days.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { messageWords } from '#services/words/words.ts'

interface Props {
  talks: QueryState<ConversationListResponse>
  chosen: string | undefined
  me: string
  heading: RefObject<HTMLHeadingElement | null>
  onChoose(userId: string): void
}

export function ConversationList({ talks: { data, error, retry }, heading, ...rest }: Props) {
  return (
    <section className="inbox-list stack gap-3" aria-labelledby="conversaciones">
      <h2 className="visually-hidden" id="conversaciones" tabIndex={-1} ref={heading}>
        {messageWords.conversations}
      </h2>
      {error && <ErrorPanel title={messageWords.failed} message={error.message} onRetry={retry} />}
      {!data && !error && <MessageSkeleton />}
      {data?.conversations.length === 0 && <p className="muted">{messageWords.noOthers}</p>}
      {data && data.conversations.length > 0 && (
        <ul className="box items with-picture conversations">
          {data.conversations.map(talk => (
            <ConversationItem key={talk.userId} talk={talk} {...rest} />
          ))}
        </ul>
      )}
    </section>
  )
}

type ConversationItemProps = Pick<Props, 'chosen' | 'me' | 'onChoose'> & {
  talk: ConversationSummary
}

function ConversationItem({ talk, chosen, me, onChoose }: ConversationItemProps) {
  const { userId, kind, fullName, profilePicture, unread, about, last } = talk
  const isUnread = unread > 0 && userId !== chosen
  return (
    <li className={userId === chosen ? 'chosen' : undefined}>
      <Avatar fullName={fullName} picture={profilePicture} id={userId} />
      <div className="item-body">
        <p className="item-title">
          <InPlaceLink
            className="whole"
            href={conversationUrl(userId)}
            translate="no"
            dir="auto"
            aria-current={userId === chosen ? 'true' : undefined}
            onGo={() => onChoose(userId)}
          >
            {fullName}
          </InPlaceLink>
        </p>
        {about?.jobTitle && (
          <p className="meta job-of" {...ownWords}>
            {about.jobTitle}
          </p>
        )}
        {kind === 'guest' && <p className="meta">{messageWords.withoutAccount}</p>}
        <p
          className={isUnread ? 'last' : 'last muted'}
          {...(last.senderId === me ? { dir: 'auto' } : ownWords)}
        >
          {last.senderId === me ? `${messageWords.you}: ${last.content}` : last.content}
        </p>
      </div>
      <div className="end">
        <time dateTime={last.sentAt}>{shortTime(last.sentAt, Date.now())}</time>
        {isUnread && (
          <span className="count">
            {unread}
            <span className="visually-hidden">{messageWords.unread}</span>
          </span>
        )}
      </div>
    </li>
  )
}
