import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'

const OwnSessions = lazyWithRetry(() => import('./OwnSessions.tsx').then(part => part.OwnSessions))

/** Where the account is signed in. */
export function SessionSetting() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div className="setting">
        <div>
          <p className="name">Sesiones abiertas</p>
          <p className="about">En qué dispositivos está abierta tu cuenta.</p>
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
