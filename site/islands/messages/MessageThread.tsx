import { Fragment, type UIEvent, useEffect, useRef, useState } from 'react'
import { MoreMenu } from '#site/ui/dialogs/MoreMenu.tsx'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import { clockTime } from '#services/platform/shared/formats.ts'
import { type MessageResponse, reportPath } from './conversations.ts'
import { groupByDay } from './message-days.ts'
import { ownWords } from '#site/ui/own-words.ts'
import { messageWords } from '#services/words/words.ts'

interface Props {
  /** Name of the other user. */
  name: string
  messages: readonly MessageResponse[]
  me: string
}

/** Characters of a message that tell its menu from the others. */
const namedLength = 40
/** Pixels above the end of the log within which new messages are scrolled into view. */
const nearEnd = 80

/** Messages by day, with a line above those that were unread when it was opened; the newest is at the bottom and in view, unless the reader has scrolled up. */
export function MessageThread({ name, messages, me }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const [firstNew] = useState(
    () => messages.find(({ receiverId, isRead }) => receiverId === me && !isRead)?.id
  )
  const isAtEnd = useRef(true)
  const count = messages.length
  const isMine = messages.at(-1)?.senderId === me
  useEffect(() => {
    if (count && (isAtEnd.current || isMine)) {
      log.current?.scrollTo({ top: log.current.scrollHeight })
    }
  }, [count, isMine])
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
  }
  return (
    <div
      className="stack gap-5 message-thread"
      role="log"
      aria-label={messageWords.withPerson(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
      tabIndex={0}
      ref={log}
      onScroll={onScroll}
    >
      {count === 0 && <p className="muted">{messageWords.none}</p>}
      {groupByDay(messages, Date.now()).map(({ title, messages }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ol className="stack gap-3">
            {messages.map(message => (
              <Fragment key={message.id}>
                {message.id === firstNew && (
                  <li className="new-line">
                    <span className="tag new">{messageWords.isNew}</span>
                  </li>
                )}
                <MessageBubble message={message} name={name} isMine={message.senderId === me} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function MessageBubble({
  message,
  name,
  isMine
}: {
  message: MessageResponse
  name: string
  isMine: boolean
}) {
  const { id, content, sentAt, isRead } = message
  return (
    <li className={isMine ? 'bubble mine' : 'bubble'}>
      <span className="visually-hidden">{isMine ? messageWords.you : name}: </span>
      <p className="text" {...(isMine ? { dir: 'auto' } : ownWords)}>
        {content}
      </p>
      <p className="sent">
        <time dateTime={sentAt}>{clockTime(sentAt)}</time>
        {isMine && (isRead ? messageWords.read : messageWords.sent)}
      </p>
      {!isMine && (
        <MoreMenu label={messageWords.moreFor(cutAtWord(content, namedLength))}>
          <a href={reportPath(id)} rel="nofollow">
            {messageWords.reportMessage}
          </a>
        </MoreMenu>
      )}
    </li>
  )
}
