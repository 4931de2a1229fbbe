import { useState } from 'react'
import { apiClient, callApi, type CurrentUser, errorMessage } from '#site/lib/api.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** Whether the address is confirmed; the e-mail can be sent once more. */
export function EmailConfirmation({ user }: { user: CurrentUser }) {
  const { emailConfirmed, pendingEmail } = user
  if (emailConfirmed && !pendingEmail) return <p className="muted small">Confirmado</p>
  return (
    <>
      <p className="muted small">
        {pendingEmail
          ? `Cambiará a ${shownEmail(pendingEmail)} cuando lo confirmes.`
          : 'Sin confirmar.'}
      </p>
      <SendAgain
        text="Enviar otra vez"
        label="Enviar otra vez el enlace para confirmar el correo"
      />
    </>
  )
}

/** Sends an e-mail to the newest address of the account. */
export function SendAgain({ text, label }: { text: string; label: string }) {
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  async function send() {
    setPending(true)
    try {
      setMessage((await callApi(apiClient['email-confirmations'].$post())).message)
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: 'No hemos podido escribirte', description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div role="status">
      {message ? (
        <p className="small">{message}</p>
      ) : (
        <PendingButton
          className="button quiet slim"
          isPending={isPending}
          pending="Enviando…"
          aria-label={label}
          onClick={send}
        >
          {text}
        </PendingButton>
      )}
    </div>
  )
}
