import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { clockTime, formatNumber } from '#services/platform/shared/spanish-formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import type { DeadLetterResponse } from '../frame/overview.ts'
import { useRetryDeadLetter } from './use-retry-dead-letter.ts'

export function DeadLetterRow({ event }: { event: DeadLetterResponse }) {
  const { id, follower, position, attempts, error, parkedAt } = event
  const { failure, isPending, retry } = useRetryDeadLetter(id)
  return (
    <tr>
      <td data-label="Suscripción">{follower}</td>
      <td data-label="Posición">{formatNumber(position)}</td>
      <td data-label="Intentos">{formatNumber(attempts)}</td>
      <td data-label="Error">{error}</td>
      <td data-label="Fecha">
        <time dateTime={parkedAt}>{`${shortDate(parkedAt)}, ${clockTime(parkedAt)}`}</time>
      </td>
      <td data-label="Acciones">
        <span>
          <PendingButton
            className="button secondary slim"
            aria-label={`Reintentar el evento ${position} de ${follower}`}
            isPending={isPending}
            pending="Reintentando…"
            onClick={retry}
          >
            Reintentar
          </PendingButton>
          <span className="retry-error" role="status">
            {failure}
          </span>
        </span>
      </td>
    </tr>
  )
}
