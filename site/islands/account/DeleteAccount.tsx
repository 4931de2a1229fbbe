import { useState } from 'react'
import { maxDeletionReasonLength } from '#services/users/limits.ts'
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx'
import { callApi, apiClient, errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { broadcastSessionChange } from '#site/stores/session.ts'
import { toast } from '#site/ui/toast.ts'

interface Props {
  user: CurrentUser
  onGone(message: string): void
}

/** Deletes the account, with an optional reason. */
export function DeleteAccount({ user, onGone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  async function remove() {
    try {
      const json = reason.trim() ? { reason } : {}
      const { message } = await callApi(
        apiClient.users[':id'].$delete({ param: { id: user.id }, json })
      )
      broadcastSessionChange()
      toast({ title: 'Cuenta eliminada', description: message })
      onGone(message)
    } catch (error) {
      const description = errorMessage(error)
      setAsking(false)
      setFailure(description)
      toast({ title: 'Error al eliminar cuenta', description, variant: 'destructive' })
    }
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
        <ConfirmDialog
          title="¿Eliminar tu cuenta?"
          action="Eliminar cuenta"
          pending="Eliminando…"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>Se borrarán tu perfil, tus anuncios y tus aplicaciones. No se puede deshacer.</p>
          <div className="field">
            <label htmlFor="motivo">
              ¿Por qué te vas? <span className="optional">(opcional)</span>
            </label>
            <textarea
              className="input"
              id="motivo"
              rows={3}
              maxLength={maxDeletionReasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        </ConfirmDialog>
      )}
    </section>
  )
}
