import { useState } from 'react'
import { formatCount } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { fetchSessions, sessionsKey } from './sessions.ts'

const OwnSessions = lazyWithRetry(() => import('./OwnSessions.tsx').then(part => part.OwnSessions))

/** Where the account is signed in. */
export function SessionSetting() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(sessionsKey, fetchSessions)
  return (
    <div>
      <div className="setting">
        <div>
          <p className="name">Sesiones abiertas</p>
          <p className="about">
            {data
              ? `En ${formatCount(data.sessions.length, 'dispositivo', 'dispositivos')}.`
              : 'En qué dispositivos está abierta tu cuenta.'}
          </p>
        </div>
        <button
          className="button secondary slim"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar sesiones' : 'Ver sesiones'}
        </button>
      </div>
      {isOpen && (
        <div className="opened">
          <OwnSessions />
        </div>
      )}
    </div>
  )
}
