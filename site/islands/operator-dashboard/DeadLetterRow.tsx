import { PendingButton } from '#site/ui/button/PendingButton.tsx'
import { clockTime, number, shortDate } from '#site/lib/formats.ts'
import type { Parked } from './overview.ts'
import { useRetry } from './use-retry-dead-letter.ts'

export function ParkedEvent({ event }: { event: Parked }) {
  const { id, follower, position, attempts, error, parkedAt } = event
  const { failure, isPending, retry } = useRetry(id)
  return (
    <tr>
      <td data-label="Seguidor">{follower}</td>
      <td data-label="Posición">{number(position)}</td>
      <td data-label="Intentos">{number(attempts)}</td>
      <td data-label="Error">{error}</td>
      <td data-label="Fecha">
        <time dateTime={parkedAt}>{`${shortDate(parkedAt)}, ${clockTime(parkedAt)}`}</time>
      </td>
      <td data-label="Acciones">
        <span>
          <PendingButton
            className="button secondary slim"
            aria-label={`Reintentar el hecho ${position} de ${follower}`}
            isPending={isPending}
            pending="Reintentando…"
            onClick={retry}
          >
            Reintentar
          </PendingButton>
          <span className="failed" role="status">
            {failure}
          </span>
        </span>
      </td>
    </tr>
  )
}
