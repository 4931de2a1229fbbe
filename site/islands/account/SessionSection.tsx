import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'

const OwnSessions = lazyWithRetry(() => import('./OwnSessions.tsx').then(part => part.OwnSessions))

/** Where the account is signed in. */
export function SessionSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel" aria-labelledby="sesiones">
      <div className="row space-between">
        <h2 id="sesiones">Sesiones abiertas</h2>
        <button
          className="button secondary"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar sesiones' : 'Ver sesiones'}
        </button>
      </div>
      {isOpen && <OwnSessions />}
    </section>
  )
}
