import { useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { broadcastSessionChange } from '#site/lib/session-stamp.ts'
import { toast } from '#site/ui/toast.ts'

const DeleteAccountDialog = lazyWithRetry(() =>
  import('./DeleteAccountDialog.tsx').then(part => part.DeleteAccountDialog)
)

interface Props {
  user: CurrentUser
  onGone(message: string): void
}

/** Deletes the account, with the password and an optional reason. */
export function DeleteAccount({ user, onGone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  function leave(message: string) {
    broadcastSessionChange()
    toast({ title: 'Cuenta eliminada', description: message })
    onGone(message)
  }
  function fail(description: string) {
    setAsking(false)
    setFailure(description)
    toast({ title: 'Error al eliminar cuenta', description, variant: 'destructive' })
  }
  return (
    <section className="panel danger-zone">
      <h2>Eliminar cuenta</h2>
      <p className="muted">Se borrarán tu perfil, tus anuncios y tus aplicaciones.</p>
      {failure && <p className="notice warning">{failure}</p>}
      <button className="button danger" type="button" onClick={() => setAsking(true)}>
        Eliminar cuenta
      </button>
      {isAsking && (
        <DeleteAccountDialog
          user={user}
          onDeleted={leave}
          onFailed={fail}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
