import { Avatar } from '#site/ui/Avatar.tsx'
import { MoreMenu } from '#site/ui/MoreMenu.tsx'
import { statusLabels } from '#site/lib/labels.ts'
import { useEffect, useRef } from 'react'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { useLiveQuery } from '#site/stores/live-query.ts'
import { Composer } from './Composer.tsx'
import {
  type ConversationResponse,
  fetchConversation,
  conversationKey,
  reportPath
} from './conversations.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { MessageThread } from './MessageThread.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface Props {
  userId: string
  me: string
  isEmployer: boolean
  /** The user opened it, so its heading takes the focus. */
  takesFocus: boolean
  onLeave(): void
}

/** One conversation. */
export function ConversationPanel({ userId, me, isEmployer, takesFocus, onLeave }: Props) {
  const { data, error, retry } = useLiveQuery(conversationKey(userId), fetchConversation(userId))
  useMarkRead(userId, me, data)
  const received = data?.messages.filter(({ senderId }) => senderId === userId).at(-1)
  return (
    <section className="person conversation" aria-labelledby="conversacion">
      <p className="only-narrow">
        <a
          className="back"
          href="/messages"
          onClick={event => {
            event.preventDefault()
            onLeave()
          }}
        >
          Volver a los mensajes
        </a>
      </p>
      <header className="person-head">
        {data?.correspondent && (
          <Avatar
            fullName={data.correspondent.fullName}
            picture={data.correspondent.profilePicture}
            id={userId}
          />
        )}
        <div>
          <ConversationHeading exchange={data} takesFocus={takesFocus} />
          {data?.about && <Subject about={data.about} />}
        </div>
        {received && (
          <MoreMenu label="Más acciones para esta conversación">
            {isEmployer && data?.about?.applicationId && (
              <a
                href={`/applications?jobId=${data.about.jobId}&vista=personas&ver=${data.about.applicationId}`}
              >
                Ver su aplicación
              </a>
            )}
            <a href={reportPath(received.id)} rel="nofollow">
              Denunciar la conversación
            </a>
          </MoreMenu>
        )}
      </header>
      <div className="conversation-body">
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
      </div>
      <div>
        {data?.correspondent && !data.refusal && <Composer to={data.correspondent} />}
        {data?.refusal && <p className="notice warning">{data.refusal}</p>}
      </div>
    </section>
  )
}

const conversationTitle = ({ correspondent }: ConversationResponse) =>
  correspondent?.fullName ?? 'Conversación'

/** The job that it is about, and what became of the application. */
function Subject({ about }: { about: NonNullable<ConversationResponse['about']> }) {
  const { jobId, jobTitle, status } = about
  return (
    <p className="small muted">
      <span className="dots">
        <span>{jobTitle ? <a href={`/jobs/${jobId}`}>{jobTitle}</a> : 'Anuncio retirado'}</span>
        {status && (
          <span>
            <span className={`tag ${status}`}>{statusLabels[status]}</span>
          </span>
        )}
      </span>
    </p>
  )
}

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
    <h2 id="conversacion" tabIndex={-1} ref={heading}>
      {exchange ? conversationTitle(exchange) : 'Conversación'}
    </h2>
  )
}
