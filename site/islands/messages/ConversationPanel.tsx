import { PendingButton } from '#site/ui/button/PendingButton.tsx'
import { useEffect, useRef } from 'react'
import { contactNotAllowed } from '#services/messages/contract.ts'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { askAgain, useQuery } from '#site/stores/queries.ts'
import { Composer } from './Composer.tsx'
import { type Exchange, exchangeCall, exchangeKey, talksKey } from './conversations.ts'
import { LinesToCome } from './MessageSkeleton.tsx'
import { Log } from './MessageThread.tsx'
import { Portrait } from './Avatar.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface Props {
  userId: string
  me: string
  /** It was opened by hand, so reading goes on here. */
  takesFocus: boolean
  onLeave(): void
}

/** One conversation. */
export function Talk({ userId, me, takesFocus, onLeave }: Props) {
  const { data, error, isLoading, retry } = useQuery(exchangeKey(userId), exchangeCall(userId))
  useMarkRead(userId, me, data)
  return (
    <section className="talk panel" aria-labelledby="conversacion">
      <div className="row apart">
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
        <Name exchange={data} takesFocus={takesFocus} />
        {data && (
          <PendingButton
            className="button quiet slim"
            isPending={isLoading}
            pending="Actualizando…"
            onClick={() => askAgain(talksKey)}
          >
            Actualizar
          </PendingButton>
        )}
      </div>
      {!data && !error && <LinesToCome />}
      {error && (
        <Failure title="Error al obtener la conversación" message={error.message} onRetry={retry} />
      )}
      {data && (data.correspondent || data.messages.length > 0) && (
        <Log name={nameOf(data)} messages={data.messages} me={me} />
      )}
      {data?.correspondent && <Composer to={data.correspondent} />}
      {data && !data.correspondent && <p className="notice warning">{contactNotAllowed}</p>}
    </section>
  )
}

const nameOf = ({ correspondent }: Exchange) => correspondent?.fullName ?? 'Conversación'

function Name({ exchange, takesFocus }: { exchange: Exchange | undefined; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="row name">
      {exchange?.correspondent && <Portrait person={exchange.correspondent} />}
      <h2 id="conversacion" tabIndex={-1} ref={heading}>
        {exchange ? nameOf(exchange) : 'Conversación'}
      </h2>
    </div>
  )
}
