import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { toast } from '#site/ui/toast.ts'

const PasswordForm = lazyWithRetry(() =>
  import('./PasswordForm.tsx').then(part => part.PasswordForm)
)

/** A new password. It ends the sessions of other devices. */
export function PasswordSetting({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  function finish(message: string) {
    setOpen(false)
    setMessage(`${message}. Hemos cerrado tu sesión en los demás dispositivos.`)
    toast({ title: 'Contraseña cambiada', description: `${message}.` })
  }
  return (
    <div>
      <div className="setting">
        <div>
          <p className="name">Contraseña</p>
          <p className="about">
            {message && !isOpen ? message : 'Al cambiarla se cierran las demás sesiones.'}
          </p>
        </div>
        <button
          className="button secondary slim"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Cambiar contraseña
        </button>
      </div>
      {isOpen && (
        <div className="opened">
          <PasswordForm user={user} onDone={finish} />
        </div>
      )}
    </div>
  )
}
