import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { toast } from '#site/ui/toast.ts'

const PasswordForm = lazyWithRetry(() =>
  import('./PasswordForm.tsx').then(part => part.PasswordForm)
)

/** A new password. It ends the sessions of other devices. */
export function PasswordSection({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  function finish(message: string) {
    setOpen(false)
    setMessage(`${message}. Hemos cerrado tu sesión en los demás dispositivos.`)
    toast({ title: 'Contraseña cambiada', description: `${message}.` })
  }
  return (
    <section className="panel">
      <div className="row space-between">
        <h2>Contraseña</h2>
        <button
          className="button secondary"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Cambiar contraseña
        </button>
      </div>
      {message && !isOpen && <p className="notice good">{message}</p>}
      {isOpen && <PasswordForm user={user} onDone={finish} />}
    </section>
  )
}
