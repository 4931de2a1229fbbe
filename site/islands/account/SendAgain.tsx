import { useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'

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
          className="button quiet slim at-end"
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
