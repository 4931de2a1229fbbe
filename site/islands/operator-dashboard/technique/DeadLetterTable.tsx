import { type OverviewResponse, type DeadLetterResponse, overviewKey } from '../frame/overview.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { clockTime, formatNumber } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { useRef, useState } from 'react'
import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { invalidate } from '#site/stores/queries.ts'
import { toast } from '#site/ui/toasts/toast.ts'

/** Events that a subscription could not handle, for an operator to retry. */
export function DeadLetterTable({ deadLetters }: Pick<OverviewResponse, 'deadLetters'>) {
  return (
    <section className="section" aria-labelledby="fallidos">
      <h2 id="fallidos" tabIndex={-1}>
        Eventos fallidos
      </h2>
      {deadLetters.length === 0 && (
        <div className="box">
          <p className="pad muted">Ninguno: todo se ha podido tratar.</p>
        </div>
      )}
      {deadLetters.length > 0 && (
        <div className="box table-box">
          <table className="table">
            <caption className="visually-hidden">
              Eventos que una suscripción no ha podido procesar
            </caption>
            <thead>
              <tr>
                <th scope="col">Suscripción</th>
                <th className="num" scope="col">
                  Posición
                </th>
                <th className="num" scope="col">
                  Intentos
                </th>
                <th scope="col">Error</th>
                <th scope="col">Fecha</th>
                <th scope="col">Acciones</th>
              </tr>
            </thead>
            <tbody>
              {deadLetters.map(event => (
                <DeadLetterRow key={event.id} event={event} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function DeadLetterRow({ event }: { event: DeadLetterResponse }) {
  const { id, subscription, position, attempts, error, failedAt } = event
  const { failure, isPending, retry } = useRetryDeadLetter(id)
  return (
    <tr>
      <td data-label="Suscripción">{subscription}</td>
      <td data-label="Posición">{formatNumber(position)}</td>
      <td data-label="Intentos">{formatNumber(attempts)}</td>
      <td data-label="Error">{error}</td>
      <td data-label="Fecha">
        <time dateTime={failedAt}>{`${shortDate(failedAt)}, ${clockTime(failedAt)}`}</time>
      </td>
      <td data-label="Acciones">
        <span>
          <PendingButton
            className="button secondary slim"
            aria-label={`Reintentar el evento ${position} de ${subscription}`}
            isPending={isPending}
            pending="Reintentando…"
            onClick={retry}
          >
            Reintentar
          </PendingButton>
          <span className="block danger-text" role="status">
            {failure}
          </span>
        </span>
      </td>
    </tr>
  )
}

/** Handles a dead letter once more; it leaves the list when that works. */
function useRetryDeadLetter(id: string) {
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const isTrying = useRef(false)
  async function retry() {
    if (isTrying.current) return
    isTrying.current = true
    setPending(true)
    setFailure('')
    try {
      await callApi(apiClient.operator['dead-letters'][':id'].retry.$post({ param: { id } }))
      toast({ title: 'Evento procesado', description: 'Ya no está entre los fallidos.' })
      document.getElementById('fallidos')?.focus()
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      isTrying.current = false
      setPending(false)
      invalidate(overviewKey)
    }
  }
  return { failure, isPending, retry }
}
