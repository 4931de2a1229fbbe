import type { InferResponseType } from 'hono/client'
import { useState } from 'react'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { readSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import type { apiClient } from '#site/lib/api.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { intervalOptions } from './alert-intervals.ts'

export type AlertResponse = InferResponseType<typeof apiClient.alerts.$get, 200>['alerts'][number]

interface Props {
  alert: AlertResponse
  onSave(every: AlertResponse['every']): Promise<void>
  onEnd(): Promise<void>
}

/** One alert: what it searches for, how often it is sent, and how it ends. */
export function AlertItem({ alert, onSave, onEnd }: Props) {
  const [isEnding, setEnding] = useState(false)
  const search = readSearch(new URLSearchParams(alert.search))
  const text = describeSearch(search) || 'Cualquier empleo con caballos'
  async function end() {
    setEnding(true)
    await onEnd().finally(() => setEnding(false))
  }
  return (
    <li className="panel">
      <h3>
        <a href={searchPath({ ...search, sort: 'nuevos' })}>{text}</a>
      </h3>
      {!alert.isConfirmed && (
        <p className="notice warning">
          Falta confirmarlo: mira tu correo. Sin confirmar se borra a los dos días.
        </p>
      )}
      <div className="row">
        <label className="row">
          <span>Te escribimos</span>
          <select
            className="input"
            value={alert.every}
            aria-label={`Cada cuánto te escribimos: ${text}`}
            onChange={event => onSave(event.target.value as AlertResponse['every'])}
          >
            {intervalOptions.map(({ value, title }) => (
              <option key={value} value={value}>
                {title.toLowerCase()}
              </option>
            ))}
          </select>
        </label>
        <PendingButton
          className="button quiet"
          isPending={isEnding}
          pending="Quitando…"
          aria-label={`Dejar de recibir: ${text}`}
          onClick={end}
        >
          Dejar de recibir
        </PendingButton>
      </div>
    </li>
  )
}
