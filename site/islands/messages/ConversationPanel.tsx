import { Avatar } from '#site/ui/Avatar.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { useEffect, useRef } from 'react'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { useLiveQuery } from '#site/stores/live-query.ts'
import { invalidate } from '#site/stores/queries.ts'
import { Composer } from './Composer.tsx'
import {
  type ConversationResponse,
  fetchConversation,
  conversationKey,
  conversationsKey
} from './conversations.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { MessageThread } from './MessageThread.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface Props {
  userId: string
  me: string
  /** The user opened it, so its heading takes the focus. */
  takesFocus: boolean
  onLeave(): void
}

/** One conversation. */
export function ConversationPanel({ userId, me, takesFocus, onLeave }: Props) {
  const { data, error, isLoading, retry } = useLiveQuery(
    conversationKey(userId),
    fetchConversation(userId)
  )
  useMarkRead(userId, me, data)
  return (
    <section className="conversation panel" aria-labelledby="conversacion">
      <div className="row space-between">
        <a
          className="button quiet back"
          href="/messages"
          onClick={event => {
            event.preventDefault()
            onLeave()
          }}
        >
          Volver a los mensajes
        </a>
        <ConversationHeading exchange={data} takesFocus={takesFocus} />
        {data && (
          <PendingButton
            className="button quiet slim"
            isPending={isLoading}
            pending="Actualizando…"
            onClick={() => invalidate(conversationsKey)}
          >
            Actualizar
          </PendingButton>
        )}
      </div>
      {!data && !error && <MessageSkeleton />}
      {error && (
        <ErrorPanel
          title="Error al obtener la conversación"
          message={error.message}
          onRetry={retry}
        />
      )}
      {data && (data.correspondent || data.messages.length > 0) && (
        <MessageThread name={conversationTitle(data)} messages={data.messages} me={me} />
      )}
      {data?.correspondent && !data.refusal && <Composer to={data.correspondent} />}
      {data?.refusal && <p className="notice warning">{data.refusal}</p>}
    </section>
  )
}

const conversationTitle = ({ correspondent }: ConversationResponse) =>
  correspondent?.fullName ?? 'Conversación'

function ConversationHeading({
  exchange,
  takesFocus
}: {
  exchange: ConversationResponse | undefined
  takesFocus: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="row name">
      {exchange?.correspondent && (
        <Avatar
          fullName={exchange.correspondent.fullName}
          picture={exchange.correspondent.profilePicture}
        />
      )}
      <h2 id="conversacion" tabIndex={-1} ref={heading}>
        {exchange ? conversationTitle(exchange) : 'Conversación'}
      </h2>
    </div>
  )
}
