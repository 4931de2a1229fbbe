import { PendingButton } from '#site/ui/PendingButton.tsx'
import { clockTime, shortDate } from '#site/lib/formats.ts'
import type { OpenSession } from './sessions.ts'

interface Props {
  session: OpenSession
  isPending: boolean
  onEnd(): void
}

export function SessionItem({ session, isPending, onEnd }: Props) {
  const { device, startedAt, lastUsedAt, isCurrent } = session
  return (
    <li>
      <div className="item-body">
        <p className="item-title plain">{device}</p>
        <p className="meta">
          Abierta el <Moment at={startedAt} />.
          {!isCurrent && (
            <>
              {' '}
              Último uso: <Moment at={lastUsedAt} />.
            </>
          )}
        </p>
      </div>
      <div className="end below">
        {isCurrent ? (
          <span className="tag approved">Esta sesión</span>
        ) : (
          <PendingButton
            className="button quiet slim at-end"
            isPending={isPending}
            pending="Cerrando…"
            aria-label={`Cerrar la sesión de ${device}`}
            onClick={onEnd}
          >
            Cerrar
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
