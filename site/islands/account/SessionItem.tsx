import { PendingButton } from '#site/ui/PendingButton.tsx'
import { clockTime } from '#services/platform/shared/spanish-formats.ts'
import { shortDate } from '#site/lib/formats.ts'
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
      <div>
        <p className="name">
          {device} {isCurrent && <span className="tag approved">Esta sesión</span>}
        </p>
        <p className="muted small">
          Abierta el <Moment at={startedAt} />.
          {!isCurrent && (
            <>
              {' '}
              Último uso: <Moment at={lastUsedAt} />.
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <PendingButton
          className="button quiet slim"
          isPending={isPending}
          pending="Cerrando…"
          aria-label={`Cerrar la sesión de ${device}`}
          onClick={onEnd}
        >
          Cerrar
        </PendingButton>
      )}
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
